import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/http/api-client";
import type { VoiceSheet } from "./types";

/** How the business sounds, in the browser's cache. */
export const VOICE_KEY = ["voice"] as const;

export const voiceQuery = queryOptions({
  queryKey: VOICE_KEY,
  queryFn: () => api<VoiceSheet>("/api/business/voice"),
});
