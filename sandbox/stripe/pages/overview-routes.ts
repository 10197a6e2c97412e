import { Hono } from "hono";
import type { Context, Env } from "../../context";

export function overviewRoutes(_ctx: Context): Hono<Env> {
  return new Hono<Env>();
}
