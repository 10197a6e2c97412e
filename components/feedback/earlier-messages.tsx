import { useTranslations } from "next-intl";
import { RuledSection } from "@/components/layout/ruled-section";
import { useFormatter } from "@/components/layout/use-formatter";
import type { FeedbackMessage } from "@/lib/feedback/types";

/** The owner's earlier messages to us; nothing if there are none. */
export function EarlierMessages({ messages }: { messages: readonly FeedbackMessage[] }) {
  const t = useTranslations("Feedback");
  const format = useFormatter();
  if (messages.length === 0) return null;
  return (
    <RuledSection id="earlier" heading="h2" title={t("earlier")}>
      <ul className="max-w-text divide-y">
        {messages.map(({ id, content, createdAt }) => (
          <li key={id} className="grid gap-1 py-4 first:pt-0 last:pb-0">
            <p className="wrap-anywhere whitespace-pre-line">{content}</p>
            <time dateTime={createdAt} className="text-sm text-ink-soft tabular-nums">
              {format.dateTime(new Date(createdAt), { dateStyle: "long" })}
            </time>
          </li>
        ))}
      </ul>
    </RuledSection>
  );
}
