import { chooseLocaleByForm } from "@/lib/accounts/settings/choose-locale-by-form";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // The target of a plain form, so that the language can be changed without JavaScript.
  POST: route({ auth: "none", sameOrigin: true, replies: { 303: null } }, ({ request }) =>
    chooseLocaleByForm(request),
  ),
});
