import { BUSINESS_LIMIT } from "@/lib/brand/constants";
import { createBusiness, updateBusiness } from "@/lib/brand/mutations";
import { findBusiness } from "@/lib/brand/queries";
import { businessSchema } from "@/lib/brand/schema";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({}, ({ actor }) => findBusiness(actor)),
  POST: route({ body: businessSchema, limit: BUSINESS_LIMIT }, ({ actor, body }) =>
    createBusiness(actor, body),
  ),
  PUT: route({ body: businessSchema, limit: BUSINESS_LIMIT }, ({ actor, body }) =>
    updateBusiness(actor, body),
  ),
});
