import { expect, it } from "vitest";
import { GET, POST, PUT } from "../../../../app/api/inngest/route";
import { requestOf } from "../../../fixtures";

it("without Inngest's keys there is nothing at its address, whatever the method", async () => {
  for (const [method, handler] of Object.entries({ GET, POST, PUT })) {
    const body = method === "POST" ? { body: { event: { name: "post/scheduled" } } } : {};
    const reply = await handler(requestOf({ method, path: "/api/inngest", ...body }), undefined);
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({ statusCode: "NOT_FOUND", message: "NOT_FOUND" });
    expect(reply.headers.get("x-request-id")).toBeTruthy();
  }
});
