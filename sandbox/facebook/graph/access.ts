import type { Context } from "../../context";
import { facebookStore, type Page } from "../entities";
import { GraphError } from "./errors";
import type { Caller } from "./tokens";

const POSTING =
  "(#200) If posting to a group, requires app being installed in the group, and either publish_to_groups permission " +
  "with user token, or both pages_read_engagement and pages_manage_posts permission with page token; If posting to a " +
  "page, requires both pages_read_engagement and pages_manage_posts as an admin with sufficient administrative permission";

/** Graph's answer for an id that does not exist or is not for this caller. */
export function unknownObject(method: string, id: string): GraphError {
  return new GraphError(
    100,
    `Unsupported ${method.toLowerCase()} request. Object with ID '${id}' does not exist, cannot be loaded due to ` +
      "missing permissions, or does not support this operation. Please read the Graph API documentation at " +
      "https://developers.facebook.com/docs/graph-api",
    { type: "GraphMethodException", subcode: 33 },
  );
}

/** A page that the caller may see: one of those shared in the dialog, on which the person still has a role. */
export function visiblePage(ctx: Context, caller: Caller, method: string, id: string): Page {
  const page = facebookStore(ctx).pages.get(id);
  if (!page || (caller.token.kind === "page" && caller.token.pageId !== id)) throw unknownObject(method, id);
  if (caller.token.kind === "user" && !sharedTasks(caller, id)) throw unknownObject(method, id);
  if (caller.token.kind === "page") requireImpersonation(caller, id);
  return page;
}

/** The person's tasks on a page that was shared with the app; undefined when it was not, or the role is gone. */
export function sharedTasks({ grant, person }: Caller, pageId: string): string[] | undefined {
  if (!grant.pageIds.includes(pageId)) return undefined;
  return person.roles.find((role) => role.pageId === pageId)?.tasks;
}

export function requireScope({ grant }: Caller, scope: string): void {
  if (grant.scopes.includes(scope)) return;
  throw new GraphError(10, `(#10) This endpoint requires the '${scope}' permission to be granted.`, {
    status: 403,
  });
}

/** What posting to a page needs. Source: developers.facebook.com/docs/pages-api/posts (permissions, tasks, token). */
export function requirePosting(caller: Caller, pageId: string): void {
  const { token, grant } = caller;
  const scopes = ["pages_manage_posts", "pages_read_engagement"].every((scope) =>
    grant.scopes.includes(scope),
  );
  if (token.kind !== "page" || !scopes || !sharedTasks(caller, pageId)?.includes("CREATE_CONTENT")) {
    throw new GraphError(200, POSTING, { status: 403 });
  }
}

/** Meta answers these two with 190, although the token itself is valid. */
function requireImpersonation({ grant, person }: Caller, pageId: string): void {
  if (!person.roles.some((role) => role.pageId === pageId)) {
    throw new GraphError(
      190,
      "Error validating access token: The user must be an administrator, editor, or moderator of the page in order to impersonate it.",
      { subcode: 492 },
    );
  }
  if (!grant.pageIds.includes(pageId)) {
    throw new GraphError(
      190,
      "Any of the pages_read_engagement, pages_manage_metadata, pages_read_user_content, pages_manage_ads, " +
        "pages_show_list or pages_messaging permission(s) must be granted before impersonating a user's page.",
    );
  }
}
