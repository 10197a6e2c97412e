import { signUpAction } from "@/lib/accounts/actions";
import { submitLoginForm } from "@/lib/accounts/submit-login-form";
import { route } from "@/lib/route";

// The sign-up form's target, with script and without.
export const POST = route({ auth: "none", sameOrigin: true }, ({ request }) =>
  submitLoginForm(request, { action: signUpAction, done: "sent", mode: "sign-up" }),
);
