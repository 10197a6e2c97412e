import { z } from "zod";

/** The code of a deletion, as `randomSecret` makes it. */
export const erasureCodeSchema = z.string().regex(/^[\w-]{1,64}$/);
