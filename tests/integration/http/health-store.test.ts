import { expect, it } from "vitest";
import { GET as ready } from "../../../app/api/health/ready/route";
import { call } from "../../fixtures";
import { runTimer } from "../../timers";

// Nothing listens there.
process.env.MEDIA_URL = "s3+http://key:secret@127.0.0.1:1/photos";

it("a process whose store of photos does not answer is not ready", async () => {
  await runTimer("sweep-due-posts", AbortSignal.abort());
  expect(await call(ready)).toMatchObject({
    status: 503,
    message: "NOT_READY",
    object: { database: "ok", store: "failing", sweeper: "ok" },
  });
});
