import { methods } from "@/lib/http/methods";
import { listRecentPosts } from "@/lib/posts/queries";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({}, ({ actor }) => listRecentPosts(actor)),
});
