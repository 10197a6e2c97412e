import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/http/api-client";
import type { VoiceEvidence } from "./types";

/** What tells how the owner sounds: read at their press, and not kept. */
export const evidenceQuery = (asked: boolean) =>
  queryOptions({
    queryKey: ["voice-evidence"],
    queryFn: () => api<VoiceEvidence>("/api/business/voice/evidence"),
    enabled: asked,
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });
