/** How often one owner may download everything. */
export const EXPORT_LIMIT = { name: "export", points: 10, seconds: 60 * 60 } as const;

/** How often one address may send us a vendor's callback. */
export const CALLBACK_LIMIT = { name: "facebook-callback", points: 60, seconds: 60 } as const;
