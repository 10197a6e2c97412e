import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";

/**
 * Where the installed app is shared to (`share_target` of app/manifest.ts). The service worker answers this form and
 * keeps its photos (public/share-target.js); without one it comes here, where nothing is read: any site can send it. The
 * page says that the photos have to be chosen there.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ auth: "none", replies: { 303: null } }, async () => {
    return new Response(null, {
      status: 303,
      headers: { location: "/photos?shared=&missed=1", "cache-control": "no-store" },
    });
  }),
});
