import { Hono } from "hono";
import type Stripe from "stripe";
import { z } from "zod";
import type { Context, Env } from "../../context";
import { emit } from "../core/emit";
import { endpoint } from "../core/endpoint";
import { stripeStore } from "../core/entities";
import { invalid, noSuch } from "../core/errors";
import { letters, newId } from "../core/ids";
import { newest, paged } from "../core/paging";
import {
  decimal,
  mergeMetadata,
  metadata,
  nothing,
  paging,
  range,
  text,
  unplayed,
  whole,
  within,
  yesNo,
} from "../core/params";

const couponCreate = z.strictObject({
  amount_off: whole.optional(),
  currency: text.optional(),
  duration: z.enum(["forever", "once", "repeating"]).optional(),
  duration_in_months: whole.optional(),
  id: text.optional(),
  max_redemptions: whole.optional(),
  metadata: metadata.optional(),
  name: text.optional(),
  percent_off: decimal.optional(),
  redeem_by: whole.optional(),
  ...unplayed("applies_to", "currency_options"),
});
const codeCreate = z.strictObject({
  promotion: z.strictObject({ type: z.enum(["coupon"]), coupon: text }),
  active: yesNo.optional(),
  code: text.optional(),
  expires_at: whole.optional(),
  max_redemptions: whole.optional(),
  metadata: metadata.optional(),
  ...unplayed("customer", "customer_account", "restrictions"),
});
const codeList = z.strictObject({
  ...paging,
  active: yesNo.optional(),
  code: text.optional(),
  coupon: text.optional(),
  created: range.optional(),
  ...unplayed("customer", "customer_account"),
});

/** /v1/coupons and /v1/promotion_codes. Source: docs.stripe.com/api/coupons, /promotion_codes */
export function discountRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  const { coupons, promotionCodes, deleted } = stripeStore(ctx);
  const foundCoupon = (id: string, param?: string) => {
    const row = coupons.get(id);
    if (!row) throw noSuch("coupon", id, param);
    return row;
  };

  app.post(
    "/coupons",
    endpoint(ctx, couponCreate, (call, input) => {
      const id = input.id ?? letters(8);
      if (coupons.get(id)) throw invalid("Coupon already exists.", "id", "resource_already_exists");
      if ((input.percent_off === undefined) === (input.amount_off === undefined))
        throw invalid("You must pass either percent_off or amount_off, but not both.", "percent_off");
      if (input.amount_off !== undefined && !input.currency)
        throw invalid("You must pass currency when passing amount_off", "currency", "parameter_missing");
      if (input.percent_off !== undefined && (input.percent_off <= 0 || input.percent_off > 100))
        throw invalid("percent_off must be greater than 0 and at most 100.", "percent_off");
      const duration = input.duration ?? "once";
      if ((duration === "repeating") !== (input.duration_in_months !== undefined))
        throw invalid("duration_in_months goes with the duration repeating.", "duration_in_months");
      const coupon: Stripe.Coupon = coupons.put({
        id,
        object: "coupon",
        amount_off: input.amount_off ?? null,
        created: call.now,
        currency: input.currency?.toLowerCase() ?? null,
        duration,
        duration_in_months: input.duration_in_months ?? null,
        livemode: false,
        max_redemptions: input.max_redemptions ?? null,
        metadata: mergeMetadata({}, input.metadata),
        name: input.name ?? null,
        percent_off: input.percent_off ?? null,
        redeem_by: input.redeem_by ?? null,
        times_redeemed: 0,
        valid: true,
      });
      emit(call, "coupon.created", coupon);
      return coupon;
    }),
  );
  app.get(
    "/coupons",
    endpoint(ctx, z.strictObject({ ...paging, created: range.optional() }), (call) =>
      paged(call.raw, newest(coupons.all()), "/v1/coupons"),
    ),
  );
  app.get(
    "/coupons/:id",
    endpoint(ctx, nothing, (call) => foundCoupon(call.id)),
  );
  app.delete(
    "/coupons/:id",
    endpoint(ctx, nothing, (call) => {
      const coupon = foundCoupon(call.id);
      coupons.delete(coupon.id);
      deleted.put({ id: coupon.id, object: "coupon" });
      emit(call, "coupon.deleted", coupon);
      return { id: coupon.id, object: "coupon", deleted: true };
    }),
  );

  app.post(
    "/promotion_codes",
    endpoint(ctx, codeCreate, (call, input) => {
      const coupon = foundCoupon(input.promotion.coupon, "promotion[coupon]");
      const code = input.code ?? letters(8).toUpperCase();
      if (promotionCodes.find((row) => row.active && row.code.toLowerCase() === code.toLowerCase()))
        throw invalid(`An active promotion code with \`code: ${code}\` already exists.`, "code");
      const row: Stripe.PromotionCode = promotionCodes.put({
        id: newId("promo"),
        object: "promotion_code",
        active: input.active ?? true,
        code,
        created: call.now,
        customer: null,
        customer_account: null,
        expires_at: input.expires_at ?? null,
        livemode: false,
        max_redemptions: input.max_redemptions ?? null,
        metadata: mergeMetadata({}, input.metadata),
        promotion: { coupon: coupon.id, type: "coupon" },
        restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
        times_redeemed: 0,
      });
      emit(call, "promotion_code.created", row);
      return row;
    }),
  );
  app.get(
    "/promotion_codes",
    endpoint(ctx, codeList, (call, input) =>
      paged(
        call.raw,
        newest(promotionCodes.all()).filter(
          (row) =>
            (input.active === undefined || row.active === input.active) &&
            (!input.code || row.code.toLowerCase() === input.code.toLowerCase()) &&
            (!input.coupon || row.promotion.coupon === input.coupon) &&
            within(row.created, input.created),
        ),
        "/v1/promotion_codes",
      ),
    ),
  );
  app.get(
    "/promotion_codes/:id",
    endpoint(ctx, nothing, (call) => promotionCodes.get(call.id) ?? missing(call.id)),
  );
  app.post(
    "/promotion_codes/:id",
    endpoint(
      ctx,
      z.strictObject({
        active: yesNo.optional(),
        metadata: metadata.optional(),
        ...unplayed("restrictions"),
      }),
      (call, input) => {
        const before = promotionCodes.get(call.id) ?? missing(call.id);
        const row = promotionCodes.put({
          ...before,
          active: input.active ?? before.active,
          metadata: mergeMetadata(before.metadata ?? {}, input.metadata),
        });
        emit(call, "promotion_code.updated", row);
        return row;
      },
    ),
  );

  return app;
}

function missing(id: string): never {
  throw noSuch("promotion code", id);
}
