"use server";

import { headers } from "next/headers";
import { action } from "@/lib/http/action";
import { startPasskeySetup } from "./create-challenge";
import { describeClient } from "@/lib/accounts/sessions/describe-client";
import { addPasskey, removePasskey } from "./register";
import { addPasskeySchema, confirmedSchema, removePasskeySchema } from "@/lib/accounts/schema";

export const startPasskeySetupAction = action(confirmedSchema, {}, (actor, { current }) =>
  startPasskeySetup(actor, current),
);

export const addPasskeyAction = action(addPasskeySchema, {}, async (actor, input) =>
  addPasskey(actor, input, describeClient(await headers())),
);

export const removePasskeyAction = action(removePasskeySchema, {}, removePasskey);
