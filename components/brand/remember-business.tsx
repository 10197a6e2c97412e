"use client";

import { useEffect } from "react";
import { usePerson } from "@/components/layout/shell/person";
import { cacheBusiness } from "@/lib/brand/business-copy";
import type { Business } from "@/lib/brand/types";

/** Stores the profile read on the server in this browser's query cache. */
export function RememberBusiness({ business }: { business: Business | null }) {
  const { sessionId } = usePerson();
  useEffect(() => cacheBusiness(sessionId, business), [sessionId, business]);
  return null;
}
