import { beforeEach, describe, expect, it } from "vitest";
import { POST as authorize } from "../../../app/api/social/authorize/route";
import { POST as connect } from "../../../app/api/social/connect/route";
import { GET as social } from "../../../app/api/social/route";
import { db } from "../../../lib/db";
import { BAKERY, CATERING, RIDERS, bindCode, connectPage, sandbox } from "../../facebook";
import { call } from "../../fixtures";
import { owner, payload } from "./owner";

beforeEach(async () => {
  await sandbox("POST", "/reset");
  await db.connection.deleteMany();
});

describe("POST /api/social/authorize", () => {
  it("takes the page from the query and from the body", async () => {
    const { actor, token } = await owner();
    const code = await bindCode(actor);
    await call(connect, { bearer: token, body: payload(code) });
    const path = `/api/social/authorize?pageID=${BAKERY}`;
    const byQuery = await call(authorize, { method: "POST", path, bearer: token });
    expect(byQuery).toMatchObject({ status: 200, statusCode: "OK", object: { pageId: BAKERY } });
    const byBody = await call(authorize, { bearer: token, body: { pageId: CATERING } });
    expect(byBody).toMatchObject({ status: 200, object: { pageId: CATERING } });
    expect(await call(social, { bearer: token })).toMatchObject({
      object: { FACEBOOK: { pageId: CATERING, pageName: "Kovács Catering", status: "CONNECTED" } },
    });
  });

  it("refuses no page, a foreign page, a page without the right to post, and no connection", async () => {
    const { actor, token } = await owner();
    const nobody = await call(authorize, { bearer: token, body: { pageId: BAKERY } });
    expect(nobody).toMatchObject({ status: 404, message: "CONNECTION_NOT_FOUND" });
    const code = await bindCode(actor);
    await call(connect, { bearer: token, body: payload(code) });
    const none = await call(authorize, { method: "POST", bearer: token });
    expect(none).toMatchObject({
      status: 400,
      object: { fieldErrors: { pageID: ["Connections.errors.pageMissing"] } },
    });
    const foreign = await call(authorize, { bearer: token, body: { pageId: "42" } });
    expect(foreign).toMatchObject({ status: 404, message: "PAGE_NOT_FOUND" });
    const readOnly = await call(authorize, { bearer: token, body: { pageId: RIDERS } });
    expect(readOnly).toMatchObject({ status: 422, message: "PAGE_NOT_POSTABLE" });
  });

  it("keeps the chosen page over a new connect, and drops it when it is no longer shared", async () => {
    const { token, actor } = await owner();
    await connectPage(token);
    await call(connect, { bearer: token, body: payload(await bindCode(actor)) });
    expect(await call(social, { bearer: token })).toMatchObject({ object: { FACEBOOK: { pageId: BAKERY } } });
    await call(connect, { bearer: token, body: payload(await bindCode(actor, { pages: [CATERING] })) });
    expect((await call(social, { bearer: token })).object).toEqual({});
  });
});
