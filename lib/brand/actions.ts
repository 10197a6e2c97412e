"use server";

import { action } from "@/lib/http/action";
import { BUSINESS_LIMIT } from "./constants";
import { createBusiness, updateBusiness } from "./mutations";
import { businessSchema } from "./schema";

export const createBusinessAction = action(businessSchema, { limit: BUSINESS_LIMIT }, createBusiness);
export const updateBusinessAction = action(businessSchema, { limit: BUSINESS_LIMIT }, updateBusiness);
