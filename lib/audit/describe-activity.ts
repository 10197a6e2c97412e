import { AUDIT_KINDS, type AuditKind } from "./constants";
import type { AuditFacts, AuditLine } from "./types";

/** The facts that an event's sentence needs; if one is missing, only the kind of event is shown. */
const SENTENCES = {
  EMAIL_CHANGE_ASKED: ["email"],
  EMAIL_CHANGED: ["from", "to"],
  GOOGLE_LINKED: ["email"],
  GOOGLE_UNLINKED: ["email"],
  PASSKEY_ADDED: ["name"],
  PASSKEY_REMOVED: ["name"],
  PAGE_CONNECTED: ["page"],
  PAGE_DISCONNECTED: ["page"],
  PAGE_REVOKED: ["page"],
  PLAN_CHANGED: ["plan", "status"],
  POST_DELETED: ["post"],
} as const satisfies Partial<Record<AuditKind, readonly string[]>>;
export type SentenceKind = keyof typeof SENTENCES;

/** A line of activity as it is shown: a key below `Settings.activity`, its values, and where it came from. */
export type ActivityDescription = {
  key: `sentences.${SentenceKind}` | `kinds.${AuditKind}` | null;
  values: Record<string, string>;
  userAgent: string;
  address: string;
};

/** Describes a line of activity. A kind that no longer exists has no key. */
export function describeActivity({ kind, facts }: Pick<AuditLine, "kind" | "facts">): ActivityDescription {
  const known = AUDIT_KINDS.find((name) => name === kind);
  const wanted = known && known in SENTENCES ? SENTENCES[known as SentenceKind] : [];
  const complete = wanted.length > 0 && wanted.every((name) => name in facts);
  const values = Object.fromEntries(wanted.map((name) => [name, wordOf(name, facts)]));
  return {
    key: known ? (complete ? `sentences.${known as SentenceKind}` : `kinds.${known}`) : null,
    values: complete ? values : {},
    userAgent: textOf(facts, "userAgent"),
    address: textOf(facts, "address"),
  };
}

const textOf = (facts: AuditFacts, name: string) => String(facts[name] ?? "");

/** A plan is named as on its card: Standard, Professional. */
function wordOf(name: string, facts: AuditFacts): string {
  const text = textOf(facts, name);
  return name === "plan" ? text.charAt(0) + text.slice(1).toLowerCase() : text;
}
