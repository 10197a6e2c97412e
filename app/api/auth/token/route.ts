import { describeClient } from "@/lib/accounts/sessions/describe-client";
import { issueToken } from "@/lib/accounts/sign-in/issue-token";
import { tokenRequestSchema } from "@/lib/accounts/schema";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ auth: "none", body: tokenRequestSchema }, ({ body, request }) =>
    issueToken(body, describeClient(request.headers)),
  ),
});
