/** Lines of activity that Settings shows at first, and when all are requested. */
export const ACTIVITY_LINES = { first: 10, all: 200 } as const;

/** The events in an account's activity; texts are `Settings.activity.kinds.<kind>`. */
export const AUDIT_KINDS = [
  "SIGNED_IN",
  "SIGNED_OUT",
  "SIGN_IN_FAILED",
  "SESSION_ENDED",
  "OTHER_SESSIONS_ENDED",
  "PASSWORD_CHANGED",
  "PASSWORD_RESET",
  "EMAIL_CHANGE_ASKED",
  "EMAIL_CHANGED",
  "GOOGLE_LINKED",
  "GOOGLE_UNLINKED",
  "TWO_FACTOR_ON",
  "TWO_FACTOR_OFF",
  "RECOVERY_CODE_USED",
  "RECOVERY_CODES_MADE",
  "PASSKEY_ADDED",
  "PASSKEY_REMOVED",
  "PAGE_CONNECTED",
  "PAGE_DISCONNECTED",
  "PAGE_REVOKED",
  "PLAN_CHANGED",
  "POST_DELETED",
  "CALENDAR_ADDRESS_MADE",
  "CALENDAR_ADDRESS_REVOKED",
  "DATA_EXPORTED",
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];
