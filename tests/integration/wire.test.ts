import { describe, expect, it } from "vitest";
import { GET as getBusiness, POST as postBusiness, PUT as putBusiness } from "../../app/api/business/route";
import { POST as feedback } from "../../app/api/feedback/route";
import { GET as posts } from "../../app/api/post/route";
import { GET as social } from "../../app/api/social/route";
import { GET as details } from "../../app/api/subscription/details/route";
import { db } from "../../lib/db";
import { connectPage } from "../facebook";
import { bakery, makeOwner, makePost, makeSession, makeUser } from "../factories";
import { call } from "../fixtures";

describe("what goes over the wire, field by field", () => {
  it("the brand profile: none is 404, then created, read, replaced", async () => {
    const { token } = await makeSession((await makeUser()).id);
    expect(await call(getBusiness, { bearer: token })).toMatchObject({
      status: 404,
      statusCode: "NOT_FOUND",
      message: "BUSINESS_NOT_FOUND",
    });
    expect((await call(postBusiness, { bearer: token, body: bakery })).object).toMatchObject(bakery);
    expect((await call(getBusiness, { bearer: token })).object).toMatchObject(bakery);
    const next = { ...bakery, businessName: "Kovács & Daughters", industry: "other" };
    expect(await call(putBusiness, { method: "PUT", bearer: token, body: next })).toMatchObject({
      status: 200,
      statusCode: "OK",
    });
    expect((await call(getBusiness, { bearer: token })).object).toMatchObject(next);
  });

  it("a post in a list", async () => {
    const { user, token } = await makeOwner();
    const { id, content } = await makePost(user.id, { status: "SCHEDULED", scheduledAt: new Date() });
    const { object } = await call(posts, { bearer: token });
    expect(object.postList).toEqual([
      expect.objectContaining({
        id,
        content,
        imageUrl: null,
        status: "SCHEDULED",
        createdAt: expect.any(String),
        scheduledTime: expect.any(String),
        cost: 1000,
        postPlatforms: [],
      }),
    ]);
  });

  it("the connections, by the platform's name", async () => {
    const { token } = await makeOwner();
    expect((await call(social, { bearer: token })).object).toEqual({});
    await connectPage(token);
    const { object } = await call(social, { bearer: token });
    expect(Object.keys(object)).toEqual(["FACEBOOK"]);
    expect(object.FACEBOOK).toBeTruthy();
  });

  it("the subscription: status, type and credits", async () => {
    const { token } = await makeOwner({ credits: 4_200 });
    expect(await call(details, { bearer: token })).toMatchObject({
      status: 200,
      object: { subscriptionStatus: "ACTIVE", subscriptionType: "STANDARD", creditAmount: 4_200 },
    });
  });

  it("feedback in both readings, of ten characters at least", async () => {
    const { user, token } = await makeOwner();
    const send = (body: object) => call(feedback, { bearer: token, body });
    expect(await send({ content: "More pictures, please" })).toMatchObject({ status: 200 });
    expect(await send({ message: "Fewer words, please" })).toMatchObject({ status: 200 });
    expect(await send({ message: "Too short" })).toMatchObject({ status: 400, message: "VALIDATION_FAILED" });
    const kept = await db.feedback.findMany({ where: { userId: user.id }, orderBy: { id: "asc" } });
    expect(kept.map(({ content }) => content)).toEqual(["More pictures, please", "Fewer words, please"]);
  });
});
