import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";

/** Opens the page of the photos, which says what did not come. */
const leadTo = (reason: "missed" | "nothing") =>
  route({ auth: "none", replies: { 303: null } }, () =>
    Promise.resolve(
      new Response(null, {
        status: 303,
        headers: { location: `/photos?shared=&${reason}=1`, "cache-control": "no-store" },
      }),
    ),
  );

/**
 * Where the installed app is shared to (`share_target` of app/manifest.ts). The service worker answers this form and
 * keeps its photos (public/share-target.js); without one it comes here, where nothing is read: any site can send it. The
 * page says that it has to be shared once more, or the photos chosen there. A GET is a reload, or an address that was
 * kept: it brings nothing.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: leadTo("nothing"),
  POST: leadTo("missed"),
});
