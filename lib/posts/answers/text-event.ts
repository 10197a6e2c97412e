/** A piece of a text; with `anew` it takes the place of all that came before, since that was not what was asked for. */
export type TextEvent = { delta: string; anew?: true };

export const textEvent = (delta: string, anew: boolean): TextEvent => ({ delta, ...(anew ? { anew } : {}) });

/** What is shown of a text after this piece. */
export const textAfter = (shown: string, { delta, anew }: TextEvent): string =>
  anew ? delta : shown + delta;
