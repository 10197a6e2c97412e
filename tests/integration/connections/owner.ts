import { makeOwner } from "../../factories";
import { actorOf } from "../../facebook";

/** The body of POST /api/social/connect. */
export const payload = (code: string) => ({ platform: "FACEBOOK", code, userId: "", accessToken: "" });

export async function owner() {
  const { user, token } = await makeOwner();
  return { user, token, actor: await actorOf(token) };
}
