/** The answer of POST /api/media/{id}/describe. Amounts are in credits. */
export type PhotoDescription = { altText: string; cost: number; remainingCreditAmount: number };
