"use server";

import { action } from "@/lib/http/action";
import { chooseLocale } from "./choose-locale";
import { saveModelReads } from "@/lib/accounts/mutations";
import { chooseLocaleSchema, modelReadsSchema } from "@/lib/accounts/schema";

export const chooseLocaleAction = action(chooseLocaleSchema, {}, chooseLocale);

export const chooseModelReadsAction = action(modelReadsSchema, {}, saveModelReads);
