import { beforeEach, describe, expect, it } from "vitest";
import { DELETE as disconnect } from "../../../app/api/social/disconnect/route";
import { GET as social } from "../../../app/api/social/route";
import { db } from "../../../lib/db";
import { BAKERY, connectPage, plantFault, sandbox } from "../../facebook";
import { makeOwner } from "../../factories";
import { call } from "../../fixtures";

beforeEach(async () => {
  await sandbox("POST", "/reset");
  await db.connection.deleteMany();
});

describe("DELETE /api/social/disconnect", () => {
  const path = "/api/social/disconnect?platform=FACEBOOK";

  it("takes the permission back and forgets the tokens", async () => {
    const { user, token } = await makeOwner();
    await connectPage(token);
    expect(await call(disconnect, { method: "DELETE", path, bearer: token })).toMatchObject({ status: 200 });
    expect(await db.connection.count({ where: { userId: user.id } })).toBe(0);
    const { facebook } = await sandbox<{ facebook: { grants: unknown[] } }>("GET", "/state");
    expect(facebook.grants).toEqual([]);
    const again = await call(disconnect, { method: "DELETE", path, bearer: token });
    expect(again).toMatchObject({ status: 404, message: "CONNECTION_NOT_FOUND" });
  });

  it("forgets them even when Facebook cannot be reached", async () => {
    const { user, token } = await makeOwner();
    await connectPage(token);
    await plantFault({ kind: "error-before-effect", method: "DELETE" });
    expect(await call(disconnect, { method: "DELETE", path, bearer: token })).toMatchObject({ status: 200 });
    expect(await db.connection.count({ where: { userId: user.id } })).toBe(0);
  });

  it("leaves another owner of the same Facebook account connected", async () => {
    const [one, two] = [await makeOwner(), await makeOwner()];
    await connectPage(one.token);
    await connectPage(two.token);
    await call(disconnect, { method: "DELETE", path, bearer: one.token });
    expect(await call(social, { bearer: two.token })).toMatchObject({
      object: { FACEBOOK: { pageId: BAKERY } },
    });
    const { facebook } = await sandbox<{ facebook: { grants: unknown[] } }>("GET", "/state");
    expect(facebook.grants).toHaveLength(1);
  });
});
