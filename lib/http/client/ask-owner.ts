/** Asks the owner about what a refusal carries. @returns whether the request is to be made all the same */
type Ask = (refused: unknown) => Promise<boolean>;

let asks: Ask | null = null;

/** The screen that asks, while there is one. */
export function askBy(ask: Ask | null): void {
  asks = ask;
}

/** Whether a request with blanks in its texts is to be made all the same; undefined where nobody can be asked. */
export const askOwner = (refused: unknown): Promise<boolean> | undefined => asks?.(refused);
