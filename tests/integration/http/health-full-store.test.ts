import { expect, it } from "vitest";
import { GET as ready } from "../../../app/api/health/ready/route";
import { call } from "../../fixtures";
import { runTimer } from "../../timers";

// Linux answers there what is not there, as an empty folder would, and lets nobody write, not even root.
process.env.MEDIA_URL = "/proc";

it("a process whose store of photos cannot be written to is not ready", async () => {
  await runTimer("sweep-due-posts", AbortSignal.abort());
  expect(await call(ready)).toMatchObject({
    status: 503,
    message: "NOT_READY",
    object: { database: "ok", store: "failing", sweeper: "ok" },
  });
});
