"use server";

import { action } from "@/lib/http/action";
import { confirmTotpSchema, confirmedSchema } from "@/lib/accounts/schema";
import { startTotpSetup, confirmTotp, makeRecoveryCodes, removeTotp } from "./set-up-totp";

export const startTotpSetupAction = action(confirmedSchema, {}, (actor, { current }) =>
  startTotpSetup(actor, current),
);

export const confirmTotpAction = action(confirmTotpSchema, {}, (actor, { code }) => confirmTotp(actor, code));

export const removeTotpAction = action(confirmedSchema, {}, (actor, { current }) =>
  removeTotp(actor, current),
);

export const makeRecoveryCodesAction = action(confirmedSchema, {}, (actor, { current }) =>
  makeRecoveryCodes(actor, current),
);
