import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useFactWrites } from "@/components/brand/facts/use-fact-writes";
import type { ApiError } from "@/lib/http/api-client";
import { POSTS_KEY } from "@/lib/posts/query-options";

/** Adds and removes what is true today, on a page that shows it among the posts. */
export function useTodayWrites(onFailure?: (error: ApiError) => boolean) {
  const client = useQueryClient();
  const router = useRouter();
  const refresh = () => {
    void client.invalidateQueries({ queryKey: POSTS_KEY });
    router.refresh();
  };
  return useFactWrites({ onFailure, onSuccess: refresh });
}
