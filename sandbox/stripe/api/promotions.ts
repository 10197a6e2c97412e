import { Hono } from "hono";
import { z } from "zod";
import type { Context, Env } from "../../context";
import { endpoint } from "../core/endpoint";
import { stripeStore } from "../core/entities";
import { invalid, noSuch } from "../core/errors";
import { letters, newId } from "../core/ids";
import { decimal, text } from "../core/params";

const couponCreate = z.strictObject({
  duration: z.enum(["forever", "once"]).optional(),
  id: text.optional(),
  name: text.optional(),
  percent_off: decimal,
});
const codeCreate = z.strictObject({
  promotion: z.strictObject({ type: z.enum(["coupon"]), coupon: text }),
  code: text.optional(),
});

/**
 * What a promotion code at a checkout needs: coupons in percent, for once or for ever, and codes without limits.
 * Source: docs.stripe.com/api/coupons, /promotion_codes
 */
export function promotionRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  const { coupons, promotionCodes } = stripeStore(ctx);

  app.post(
    "/coupons",
    endpoint(ctx, couponCreate, (call, { id = letters(8), ...input }) => {
      if (coupons.get(id)) throw invalid("Coupon already exists.", "id", "resource_already_exists");
      if (input.percent_off <= 0 || input.percent_off > 100)
        throw invalid("percent_off must be greater than 0 and at most 100.", "percent_off");
      return coupons.put({
        id,
        object: "coupon",
        amount_off: null,
        created: call.now,
        currency: null,
        duration: input.duration ?? "once",
        duration_in_months: null,
        livemode: false,
        max_redemptions: null,
        metadata: {},
        name: input.name ?? null,
        percent_off: input.percent_off,
        redeem_by: null,
        times_redeemed: 0,
        valid: true,
      });
    }),
  );

  app.post(
    "/promotion_codes",
    endpoint(ctx, codeCreate, (call, { promotion, code = letters(8).toUpperCase() }) => {
      if (!coupons.get(promotion.coupon)) throw noSuch("coupon", promotion.coupon, "promotion[coupon]");
      if (promotionCodes.find((row) => row.code.toLowerCase() === code.toLowerCase()))
        throw invalid(`An active promotion code with \`code: ${code}\` already exists.`, "code");
      return promotionCodes.put({
        id: newId("promo"),
        object: "promotion_code",
        active: true,
        code,
        created: call.now,
        customer: null,
        customer_account: null,
        expires_at: null,
        livemode: false,
        max_redemptions: null,
        metadata: {},
        promotion,
        restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
        times_redeemed: 0,
      });
    }),
  );
  return app;
}
