/** Whether a text may hold a link: told at a glance, without what finds them, so that a page need not load that. */
export const mayHoldLink = (text: string): boolean => /https?:\/\/|[\p{L}\p{Nd}]\.\p{L}{2}/iu.test(text);
