"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { type WaitingDemo, readDemo } from "@/lib/posts/demo/waiting-demo";

const DemoOfferCard = dynamic(() => import("./demo-offer-card").then((module) => module.DemoOfferCard), {
  loading: () => null,
});

/** Asks the owner of a new account whether the post that waits in this browser is to be the first draft. */
export function DemoOffer() {
  const [demo, setDemo] = useState<WaitingDemo | null>(null);
  useEffect(() => void readDemo().then(setDemo), []);
  return demo && <DemoOfferCard demo={demo} onClosed={() => setDemo(null)} />;
}
