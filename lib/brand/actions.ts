"use server";

import { action } from "@/lib/action";
import { createBusiness, updateBusiness } from "./mutations";
import { businessSchema } from "./schema";

export const createBusinessAction = action(businessSchema, {}, createBusiness);
export const updateBusinessAction = action(businessSchema, {}, updateBusiness);
