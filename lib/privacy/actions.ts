"use server";

import { deleteAccountSchema } from "@/lib/accounts/schema";
import { action } from "@/lib/http/action";
import { deleteAccount } from "./delete-account";

// The cookie stays, of a session that is dead: taking it back would have Next render this page again at once,
// and lead to the sign-in page before the browser has forgotten the person.
export const deleteAccountAction = action(deleteAccountSchema, {}, deleteAccount);
