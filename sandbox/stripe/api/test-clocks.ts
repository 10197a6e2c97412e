import { Hono } from "hono";
import { z } from "zod";
import type { Context, Env } from "../../context";
import { advanceTestClock } from "../billing/time";
import { DAY } from "../core/dates";
import { emit } from "../core/emit";
import { endpoint } from "../core/endpoint";
import { stripeStore } from "../core/entities";
import { invalid, noSuch } from "../core/errors";
import { newId } from "../core/ids";
import { newest, paged } from "../core/paging";
import { nothing, paging, text, unplayed, whole } from "../core/params";

/** /v1/test_helpers/test_clocks. Source: docs.stripe.com/api/test_clocks */
export function testClockRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  const { testClocks, customers, subscriptions, deleted } = stripeStore(ctx);
  const path = "/test_helpers/test_clocks";
  const found = (id: string) => {
    const row = testClocks.get(id);
    if (!row) throw noSuch("test clock", id);
    return row;
  };

  app.post(
    path,
    endpoint(
      ctx,
      z.strictObject({ frozen_time: whole, name: text.optional(), ...unplayed("customer") }),
      (call, input) => {
        const clock = testClocks.put({
          id: newId("clock"),
          object: "test_helpers.test_clock",
          created: call.now,
          deletes_after: call.now + 30 * DAY,
          frozen_time: input.frozen_time,
          livemode: false,
          name: input.name ?? null,
          status: "ready",
          status_details: {},
        });
        emit(call, "test_helpers.test_clock.created", clock);
        return clock;
      },
    ),
  );
  app.get(
    path,
    endpoint(ctx, z.strictObject(paging), (call) => paged(call.raw, newest(testClocks.all()), call.path)),
  );
  app.get(
    `${path}/:id`,
    endpoint(ctx, nothing, (call) => found(call.id)),
  );
  app.post(
    `${path}/:id/advance`,
    endpoint(ctx, z.strictObject({ frozen_time: whole }), (call, input) => {
      const clock = found(call.id);
      if (input.frozen_time <= clock.frozen_time)
        throw invalid("The time to advance to must be after the test clock's current time.", "frozen_time");
      advanceTestClock(call, clock.id, input.frozen_time);
      return found(clock.id);
    }),
  );
  app.delete(
    `${path}/:id`,
    endpoint(ctx, nothing, (call) => {
      const clock = found(call.id);
      const mine = customers.all().filter((row) => row.test_clock === clock.id);
      for (const row of subscriptions.all()) if (row.test_clock === clock.id) subscriptions.delete(row.id);
      for (const row of mine) {
        customers.delete(row.id);
        deleted.put({ id: row.id, object: "customer" });
      }
      testClocks.delete(clock.id);
      return { id: clock.id, object: "test_helpers.test_clock", deleted: true };
    }),
  );
  return app;
}
