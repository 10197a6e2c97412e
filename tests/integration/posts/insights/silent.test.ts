import { beforeEach, expect, it } from "vitest";
import { db } from "../../../../lib/db";
import { readFigures } from "../../../../lib/posts/publishing/looking/work-looks";
import { env } from "../../../../lib/settings/env";
import { advance } from "../../../clock";
import { plantFault, sandbox } from "../../../facebook";
import { deliveryOf, publish, startAfresh } from "../publishing/publishing";
import { DAY, HOUR, after, asked, published } from "./insights";

process.env.PAGE_PACE_SECONDS = "0";
process.env.FACEBOOK_TIMEOUT_MS = "5000";

beforeEach(startAfresh);

it("insights that Facebook does not answer for a day hold up nothing else, and are asked for once they are answered", async () => {
  const { write, token, shown } = await published();
  const next = await write("Plum cake");
  await readFigures();
  await plantFault({ path: "/insights/", kind: "accept-then-hang", times: null });
  await advance(DAY + 1);
  const reading = Promise.all([readFigures(), readFigures()]);
  await publish(token, next);
  expect(await deliveryOf(next.id)).toMatchObject({ status: "SUCCESS" });
  await reading;
  expect(await asked()).toEqual({ people: 1, views: 0, clicks: 0, kinds: 0 });
  expect(await shown()).toMatchObject({ reactions: 0, comments: 0 });

  // Only what hangs is asked from here on.
  Object.assign(env(), { FACEBOOK_TIMEOUT_MS: 50 });
  for (let hour = 0; hour < 24; hour++) await after(HOUR);
  const { people, ...others } = await asked();
  expect(people, "less and less often").toBeLessThan(16);
  expect(others).toEqual({ views: 0, clicks: 0, kinds: 0 });

  Object.assign(env(), { FACEBOOK_TIMEOUT_MS: 5000 });
  await sandbox("DELETE", "/faults");
  await db.pageLook.deleteMany({ where: { delivery: { postId: next.id } } });
  await after(6 * HOUR);
  await after(HOUR);
  expect(await asked()).toEqual({ people: (people ?? 0) + 1, views: 1, clicks: 1, kinds: 1 });
  expect(await shown()).toMatchObject({ people: 412 });
  expect(await db.pageLook.count({ where: { kind: "SENT_DAY" } })).toBe(0);
});
