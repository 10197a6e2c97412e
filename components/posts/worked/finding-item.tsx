import { useTranslations } from "next-intl";
import { useFormatter } from "@/components/layout/use-formatter";
import type { Finding, Worked } from "@/lib/posts/worked/types";
import { DifferencePlot } from "./difference-plot";

/** What Facebook tells only where its owner allows it: shown where anything is known. */
const INSIGHTS = ["seen", "views", "clicks"] as const;

type FindingItemProps = { finding: Finding; worked: Pick<Worked, "measure" | "posts"> };

/** A difference in one sentence with what it rests on, its plot, and the posts behind it as a table. */
export function FindingItem({ finding, worked }: FindingItemProps) {
  const { question, having, without } = finding;
  const t = useTranslations("Worked");
  const format = useFormatter();
  const isWord = worked.measure === "word";
  const numberOf = (value: number | null) => (value === null ? "–" : format.number(value));
  const columns = INSIGHTS.filter((name) => worked.posts.some((post) => post[name] !== null));
  const numbers = { question, count: having.posts, others: without.posts };
  return (
    <li className="py-5">
      <p className="max-w-text text-pretty">
        {isWord
          ? t("word", { ...numbers, came: having.came, cameOthers: without.came })
          : t("figures", {
              ...numbers,
              measure: worked.measure,
              middle: format.number(having.middle),
              middleOthers: format.number(without.middle),
            })}
      </p>
      {!isWord && <DifferencePlot {...finding} />}
      <details className="mt-3 text-sm">
        <summary className="cursor-pointer text-ink-soft">{t("table")}</summary>
        <div className="mt-2 overflow-x-auto">
          <table className="w-full min-w-112 text-left tabular-nums">
            <thead className="text-ink-soft">
              <tr className="border-b *:py-1.5 *:pr-4 *:font-normal">
                <th scope="col">{t("post")}</th>
                <th scope="col">{t("date")}</th>
                <th scope="col">{t("group", { question })}</th>
                {columns.map((name) => (
                  <th key={name} scope="col">
                    {t(name)}
                  </th>
                ))}
                <th scope="col">{t("answered")}</th>
                <th scope="col">{t("came")}</th>
              </tr>
            </thead>
            <tbody>
              {worked.posts.map(({ id, excerpt, publishedAt, answered, kinds, outcome, has, ...post }) => (
                <tr key={id} className="border-b last:border-b-0 *:py-1.5 *:pr-4">
                  <th scope="row" translate="no" className="min-w-44 font-normal">
                    {excerpt}
                  </th>
                  <td className="whitespace-nowrap">
                    {format.dateTime(new Date(publishedAt), { dateStyle: "medium" })}
                  </td>
                  <td>{t("yes", { yes: String(has.includes(question)) })}</td>
                  {columns.map((name) => (
                    <td key={name}>{numberOf(post[name])}</td>
                  ))}
                  <td>
                    <span>{numberOf(answered)}</span>
                    {kinds.length > 0 && (
                      <span className="block text-ink-soft">
                        {kinds.map((kind) => t("kind", kind)).join(" · ")}
                      </span>
                    )}
                  </td>
                  <td>{outcome ? t("outcome", { outcome }) : "–"}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </li>
  );
}
