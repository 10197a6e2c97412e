import { createBusiness, updateBusiness } from "@/lib/brand/mutations";
import { findBusiness } from "@/lib/brand/queries";
import { businessSchema } from "@/lib/brand/schema";
import { route } from "@/lib/route";

export const GET = route({}, ({ actor }) => findBusiness(actor));
export const POST = route({ body: businessSchema }, ({ actor, body }) => createBusiness(actor, body));
export const PUT = route({ body: businessSchema }, ({ actor, body }) => updateBusiness(actor, body));
