/**
 * The stand-ins, one folder each with the same shape: entities.ts (what it keeps), routes.ts (the vendor's
 * paths), errors.ts (its errors), seed.ts (what exists at first). Add a provider here, then mount it in app.ts.
 */
export const PROVIDERS = ["facebook", "openai", "compatible", "mailbox"] as const;
export type ProviderName = (typeof PROVIDERS)[number];
