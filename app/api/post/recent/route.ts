import { listRecentPosts } from "@/lib/posts/queries";
import { route } from "@/lib/route";

export const GET = route({}, ({ actor }) => listRecentPosts(actor));
