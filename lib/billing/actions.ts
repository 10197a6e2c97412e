"use server";

import { action } from "@/lib/action";
import { startTrialSchema } from "./schema";
import { startTrial } from "./start-trial";

export const startTrialAction = action(startTrialSchema, {}, startTrial);
