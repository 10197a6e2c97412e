import { Hono } from "hono";
import type { Context, Env } from "../../context";

export function checkoutRoutes(_ctx: Context): Hono<Env> {
  return new Hono<Env>();
}
