"use server";

import { action } from "@/lib/http/action";
import { unlinkGoogleSchema } from "@/lib/accounts/schema";
import { unlinkGoogle } from "./unlink";

export const unlinkGoogleAction = action(unlinkGoogleSchema, {}, unlinkGoogle);
