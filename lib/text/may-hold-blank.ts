const SIGN = /[[<{(]|%[^\s\d%]|__|xx|x\s?[€$£%fe]|[€$£]\s?x|:\s*(?:[.?-]{2}|[…–—])/i;
const HERE = /(?:^|[\s:•*-])(?:here|hier|ide|aqu[ií]|ici|qui)(?:[\s.!]|$)/i;

/** Whether a text may hold a blank: told at a glance, without what finds them, so that a page need not load that. */
export const mayHoldBlank = (text: string): boolean => SIGN.test(text) || HERE.test(text);
