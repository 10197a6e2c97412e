import { useFormatter, useTranslations } from "next-intl";
import type { FeedbackMessage } from "@/lib/feedback/types";

/** The owner's earlier messages to us; nothing if there are none. */
export function EarlierMessages({ messages }: { messages: readonly FeedbackMessage[] }) {
  const t = useTranslations("Feedback");
  const format = useFormatter();
  if (messages.length === 0) return null;
  return (
    <section aria-labelledby="earlier" className="mt-10 max-w-2xl">
      <h2 id="earlier" className="mb-3 text-section">
        {t("earlier")}
      </h2>
      <ul className="divide-y border-y">
        {messages.map(({ id, content, createdAt }) => (
          <li key={id} className="grid gap-1 py-4">
            <time dateTime={createdAt} className="text-sm text-ink-soft tabular-nums">
              {format.dateTime(new Date(createdAt), { dateStyle: "long" })}
            </time>
            <p className="wrap-anywhere whitespace-pre-line">{content}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
