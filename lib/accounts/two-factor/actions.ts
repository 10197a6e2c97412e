"use server";

import { action } from "@/lib/http/action";
import { confirmTotpSchema, confirmedSchema } from "@/lib/accounts/schema";
import { beginTotp, confirmTotp, makeRecoveryCodes, removeTotp } from "./set-up-totp";

export const beginTotpAction = action(confirmedSchema, {}, (actor, { current }) => beginTotp(actor, current));

export const confirmTotpAction = action(confirmTotpSchema, {}, (actor, { code }) => confirmTotp(actor, code));

export const removeTotpAction = action(confirmedSchema, {}, (actor, { current }) =>
  removeTotp(actor, current),
);

export const makeRecoveryCodesAction = action(confirmedSchema, {}, (actor, { current }) =>
  makeRecoveryCodes(actor, current),
);
