import { AppError } from "@/lib/errors";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";

/** Handles every path below /api that has no route of its own. */
const nothing = route({ auth: "none" }, () => Promise.reject(new AppError("NOT_FOUND")));

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: nothing,
  POST: nothing,
  PUT: nothing,
  PATCH: nothing,
  DELETE: nothing,
  OPTIONS: nothing,
});
