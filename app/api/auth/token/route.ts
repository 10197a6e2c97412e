import { describeClient } from "@/lib/accounts/describe-client";
import { issueToken } from "@/lib/accounts/issue-token";
import { tokenRequestSchema } from "@/lib/accounts/schema";
import { route } from "@/lib/route";

export const POST = route({ auth: "none", body: tokenRequestSchema }, ({ body, request }) =>
  issueToken(body, describeClient(request.headers)),
);
