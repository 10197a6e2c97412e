/** The answer of POST /api/media/{id}/describe. Amounts are in credits. */
export type PictureDescription = { altText: string; cost: number; remainingCreditAmount: number };
