import { chooseLocaleByForm } from "@/lib/accounts/choose-locale-by-form";
import { route } from "@/lib/route";

// A plain form's target, so that the language can be chosen without script.
export const POST = route({ auth: "none", sameOrigin: true }, ({ request }) => chooseLocaleByForm(request));
