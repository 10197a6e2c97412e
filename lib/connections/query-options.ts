import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/http/api-client";
import type { SocialConnections } from "./types";

/** The connected pages by platform. */
export const socialQuery = queryOptions({
  queryKey: ["social"],
  queryFn: () => api<SocialConnections>("/api/social"),
});
