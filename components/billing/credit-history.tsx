import { useTranslations } from "next-intl";
import { useFormatter } from "@/components/layout/use-formatter";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { CreditHistory as History, CreditMovement } from "@/lib/credits/types";

type CreditHistoryProps = {
  history: History;
  /** Zero-based. */
  pageNo: number;
};

/** The credit ledger's entries, one page at a time. */
export function CreditHistory({ history, pageNo }: CreditHistoryProps) {
  const t = useTranslations("Billing.history");
  const { movementList, numberOfPages } = history;
  return (
    <section aria-labelledby="history" className="mt-8">
      <h2 id="history" className="text-section">
        {t("title")}
      </h2>
      {movementList.length === 0 ? (
        <p className="mt-2 text-ink-soft">{t("empty")}</p>
      ) : (
        <div className="mt-4 overflow-x-auto rounded-lg border bg-sheet">
          <table className="w-full text-sm">
            <thead className="border-b text-left text-label text-ink-soft">
              <tr>
                <th scope="col" className="px-4 py-3 font-medium md:px-6">
                  {t("what")}
                </th>
                <th scope="col" className="hidden w-px px-4 py-3 font-medium whitespace-nowrap sm:table-cell">
                  {t("when")}
                </th>
                <th scope="col" className="w-px px-4 py-3 text-right font-medium md:px-6">
                  {t("credits")}
                </th>
              </tr>
            </thead>
            <tbody>
              {movementList.map((movement) => (
                <Movement key={movement.id} movement={movement} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {numberOfPages > 1 && <Pages pageNo={pageNo} pages={numberOfPages} />}
    </section>
  );
}

function Movement({ movement }: { movement: CreditMovement }) {
  const t = useTranslations("Billing.history");
  const format = useFormatter();
  const { kind, generation, at, delta, reserved, post } = movement;
  const when = format.dateTime(new Date(at), "moment");
  const amount = format.number(delta, { signDisplay: "exceptZero" }).replace("-", "−");
  return (
    <tr className="border-t first:border-t-0">
      <td className="px-4 py-3 md:px-6">
        <span className="line-clamp-1 wrap-anywhere">
          {t(kind, { generation: generation ?? "none", reserved, excerpt: post?.excerpt ?? "…" })}
        </span>
        <time dateTime={at} className="mt-0.5 block text-ink-soft sm:hidden">
          {when}
        </time>
      </td>
      <td className="hidden px-4 py-3 whitespace-nowrap text-ink-soft sm:table-cell">
        <time dateTime={at}>{when}</time>
      </td>
      <td className="px-4 py-3 text-right whitespace-nowrap tabular-nums md:px-6">{amount}</td>
    </tr>
  );
}

function Pages({ pageNo, pages }: { pageNo: number; pages: number }) {
  const t = useTranslations("Billing.history");
  const link = (page: number, label: string) => (
    <Link
      href={{ pathname: "/subscription", query: page > 0 ? { page: page + 1 } : {}, hash: "history" }}
      className={buttonVariants({ variant: "outline", size: "sm" })}
    >
      {label}
    </Link>
  );
  return (
    <nav aria-label={t("pages")} className="mt-4 flex items-center gap-3">
      {pageNo > 0 && link(pageNo - 1, t("newer"))}
      <span className="text-sm text-ink-soft tabular-nums">{t("page", { page: pageNo + 1, pages })}</span>
      {pageNo + 1 < pages && link(pageNo + 1, t("older"))}
    </nav>
  );
}
