/** The details of a line of activity: names and texts of the owner's own, never a secret. */
export type AuditFacts = Record<string, string | number>;

/** A line of activity. `at` is ISO 8601. */
export type AuditLine = { id: number; kind: string; facts: AuditFacts; at: string };
