import { startPasskeySignIn } from "@/lib/accounts/passkeys/create-challenge";
import { describeClient } from "@/lib/accounts/sessions/describe-client";
import { issuePasskeyCookie } from "@/lib/accounts/passkeys/challenge-cookie";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";

// The options a browser needs to sign in with a passkey. The browser's response is sent to next-auth.
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ auth: "none", sameOrigin: true }, async ({ request }) => {
    const passkey = await issuePasskeyCookie();
    return startPasskeySignIn({ ...describeClient(request.headers), passkey });
  }),
});
