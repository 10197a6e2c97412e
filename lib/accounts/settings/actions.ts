"use server";

import { action } from "@/lib/http/action";
import { chooseLocale } from "./choose-locale";
import { chooseLocaleSchema } from "@/lib/accounts/schema";

export const chooseLocaleAction = action(chooseLocaleSchema, {}, chooseLocale);
