import "server-only";
import { db } from "@/lib/db";
import { forgetUses } from "@/lib/http/rate-limit";
import type { PrivacyStep } from "@/lib/auth/privacy-step";

const newestFirst = { orderBy: { createdAt: "desc" } } as const;

/** The account itself. Its row is deleted last (lib/privacy), and the database deletes what references it. */
export const accountsPrivacy: PrivacyStep = {
  tables: [
    "User",
    "Session",
    "EmailToken",
    "AuditEntry",
    "Erasure",
    "Identity",
    "TotpFactor",
    "RecoveryCode",
    "Passkey",
    // Responses kept for repeated requests: copies of what the posts contain.
    "IdempotencyKey",
    // Queued messages: ids of rows that the other parts contain.
    "OutboxMessage",
  ],
  exportData: ({ userId, email }) => ({
    account: db.user.findUnique({
      where: { id: userId },
      select: {
        id: true,
        email: true,
        emailVerifiedAt: true,
        locale: true,
        timeZone: true,
        pausedAt: true,
        modelReads: true,
        createdAt: true,
      },
    }),
    sessions: db.session.findMany({
      where: { userId },
      ...newestFirst,
      select: { userAgent: true, createdAt: true, lastSeenAt: true, expiresAt: true, revokedAt: true },
    }),
    signInProviders: db.identity.findMany({
      where: { userId },
      ...newestFirst,
      select: { provider: true, accountId: true, email: true, createdAt: true, lastUsedAt: true },
    }),
    authenticatorApps: db.totpFactor.findMany({
      where: { userId },
      select: { confirmedAt: true, createdAt: true },
    }),
    recoveryCodes: db.recoveryCode.findMany({
      where: { userId },
      select: { usedAt: true, createdAt: true },
    }),
    passkeys: db.passkey.findMany({
      where: { userId },
      ...newestFirst,
      select: { name: true, synced: true, createdAt: true, lastUsedAt: true },
    }),
    mailedLinks: db.emailToken.findMany({
      where: { userId },
      ...newestFirst,
      select: { purpose: true, newEmail: true, createdAt: true, expiresAt: true, usedAt: true },
    }),
    signUps: db.signUp.findMany({
      where: { email },
      ...newestFirst,
      select: {
        email: true,
        locale: true,
        userAgent: true,
        address: true,
        createdAt: true,
        expiresAt: true,
        usedAt: true,
      },
    }),
    activity: db.auditEntry.findMany({
      where: { userId },
      orderBy: { id: "desc" },
      select: { kind: true, facts: true, at: true },
    }),
  }),
  eraseData: async (_job, userId) => {
    await forgetUses(userId);
    return "done";
  },
};
