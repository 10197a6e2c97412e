"use server";

import { action } from "@/lib/http/action";
import { refreshSubscription } from "./cancel-subscription";
import { nothingSchema } from "./schema";

const limit = { name: "refresh-subscription", points: 30, seconds: 600 };

export const refreshSubscriptionAction = action(nothingSchema, { limit }, refreshSubscription);
