import { resendVerificationAction } from "@/lib/accounts/actions";
import { submitLoginForm } from "@/lib/accounts/submit-login-form";
import { route } from "@/lib/route";

// Another verification mail, asked for on the sign-in page, with script and without.
export const POST = route({ auth: "none", sameOrigin: true }, ({ request }) =>
  submitLoginForm(request, { action: resendVerificationAction, done: "resent" }),
);
