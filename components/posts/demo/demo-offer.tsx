"use client";

import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { useEffect, useState } from "react";
import { useViewer } from "@/components/layout/shell/viewer-context";
import { PartLoading } from "@/components/layout/states/part-loading";
import { type WaitingDemo, claimDemo } from "@/lib/posts/demo/waiting-demo";

const DemoOfferCard = dynamic(
  () => keepTrying(() => import("./demo-offer-card")).then((module) => module.DemoOfferCard),
  { loading: PartLoading },
);

/** Asks the owner of a new account whether the post that waits in this browser is to be the first draft. */
export function DemoOffer() {
  const { userId } = useViewer();
  const [demo, setDemo] = useState<WaitingDemo | null>(null);
  useEffect(() => void claimDemo(userId).then(setDemo), [userId]);
  return demo && <DemoOfferCard demo={demo} onClosed={() => setDemo(null)} />;
}
