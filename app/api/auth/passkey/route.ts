import { beginPasskeySignIn } from "@/lib/accounts/begin-passkey";
import { describeClient } from "@/lib/accounts/describe-client";
import { route } from "@/lib/route";

// What a browser needs to sign in with a passkey; its answer goes to next-auth.
export const POST = route({ auth: "none", sameOrigin: true }, ({ request }) =>
  beginPasskeySignIn(describeClient(request.headers)),
);
