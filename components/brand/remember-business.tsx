"use client";

import { useEffect } from "react";
import { useViewer } from "@/components/layout/shell/viewer-context";
import { cacheBusiness } from "@/lib/brand/business-copy";
import type { Business } from "@/lib/brand/types";

/** Stores the profile read on the server in this browser's query cache. */
export function RememberBusiness({ business }: { business: Business | null }) {
  const { sessionId } = useViewer();
  useEffect(() => cacheBusiness(sessionId, business), [sessionId, business]);
  return null;
}
