"use server";

import { deleteAccountSchema } from "@/lib/accounts/schema";
import { signOut } from "@/lib/accounts/sign-out";
import { action } from "@/lib/action";
import { deleteAccount } from "./delete-account";

export const deleteAccountAction = action(deleteAccountSchema, {}, async (actor, input) => {
  const deleted = await deleteAccount(actor, input);
  await signOut();
  return deleted;
});
