"use client";

import { type ComponentType, useEffect, useState } from "react";
import { onFirstToast } from "@/components/ui/toast";

type Props = { closeLabel: string; regionLabel: string };

/** Where toasts appear; stands once, in the root layout. What draws them loads with the first message. */
export function Toaster(props: Props) {
  const [View, setView] = useState<ComponentType<Props> | null>(null);
  useEffect(
    () =>
      onFirstToast(
        () => void import("@/components/ui/toaster-view").then((m) => setView(() => m.ToasterView)),
      ),
    [],
  );
  return View && <View {...props} />;
}
