"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { useViewer } from "@/components/layout/shell/viewer-context";
import { type WaitingDemo, claimDemo } from "@/lib/posts/demo/waiting-demo";

const DemoOfferCard = dynamic(() => import("./demo-offer-card").then((module) => module.DemoOfferCard), {
  loading: () => null,
});

/** Asks the owner of a new account whether the post that waits in this browser is to be the first draft. */
export function DemoOffer() {
  const { userId } = useViewer();
  const [demo, setDemo] = useState<WaitingDemo | null>(null);
  useEffect(() => void claimDemo(userId).then(setDemo), [userId]);
  return demo && <DemoOfferCard demo={demo} onClosed={() => setDemo(null)} />;
}
