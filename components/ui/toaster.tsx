"use client";

import { type ComponentType, useEffect, useState } from "react";
import { type ToastMessage, deliverToasts, onFirstToast } from "@/components/ui/toast";

type Props = { closeLabel: string; regionLabel: string };

/** Where toasts appear; stands once, in the root layout. What draws them loads with the first message. */
export function Toaster(props: Props) {
  const [View, setView] = useState<ComponentType<Props> | null>(null);
  useEffect(
    () =>
      onFirstToast(
        () =>
          void import("@/components/ui/toaster-view").then(
            (m) => setView(() => m.ToasterView),
            () => setView(() => PlainView),
          ),
      ),
    [],
  );
  return View && <View {...props} />;
}

/** What is left when the network is gone before the first message, which then says just that. */
function PlainView({ closeLabel, regionLabel }: Props) {
  const [messages, setMessages] = useState<ToastMessage[]>([]);
  useEffect(() => deliverToasts((message) => setMessages([message])), []);
  return (
    <section aria-label={regionLabel} className="fixed inset-x-4 bottom-4 z-50 sm:left-auto sm:max-w-sm">
      {messages.map(({ title }) => (
        <p
          key="newest"
          role="alert"
          className="flex gap-3 rounded-lg border bg-sheet px-4 py-3 text-sm shadow-float"
        >
          {title}
          <button type="button" aria-label={closeLabel} className="ml-auto" onClick={() => setMessages([])}>
            {"×"}
          </button>
        </p>
      ))}
    </section>
  );
}
