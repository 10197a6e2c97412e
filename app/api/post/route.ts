import { listPosts } from "@/lib/posts/queries";
import { postListSchema } from "@/lib/posts/schema";
import { route } from "@/lib/route";

export const GET = route({ query: postListSchema }, ({ actor, query }) => listPosts(actor, query));
