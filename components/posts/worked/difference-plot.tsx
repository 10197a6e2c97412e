import { useTranslations } from "next-intl";
import { useFormatter } from "@/components/layout/use-formatter";
import type { Finding } from "@/lib/posts/worked/types";
import { cn } from "@/lib/utils";

const WIDTH = 320;
const ROW = 26;
const PAD = 8;

/** Each post of the two sides as a dot, the middle of each as a line. What it shows stands in the table behind it. */
export function DifferencePlot({ question, having, without }: Finding) {
  const t = useTranslations("Worked");
  const format = useFormatter();
  const most = Math.max(1, ...having.values, ...without.values);
  const x = (value: number) => PAD + ((WIDTH - 2 * PAD) * value) / most;
  const rows = [
    { label: t("group", { question }), side: having, tint: "text-press" },
    { label: t("others"), side: without, tint: undefined },
  ];
  return (
    <div
      aria-hidden
      className="mt-3 grid max-w-lg grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 text-sm text-ink-soft"
    >
      {rows.map(({ label, side: { values, middle }, tint }) => (
        <div key={label} className={cn("col-span-2 grid grid-cols-subgrid items-center", tint)}>
          <span>{label}</span>
          <svg viewBox={`0 0 ${WIDTH} ${ROW}`} className="h-auto w-full" fill="currentColor">
            <line x1={PAD} x2={WIDTH - PAD} y1={ROW / 2} y2={ROW / 2} className="stroke-rule" />
            {values.map((value, index) => (
              <circle key={index} cx={x(value)} cy={ROW / 2} r={4} opacity={0.45} />
            ))}
            <rect x={x(middle) - 1.5} y={4} width={3} height={ROW - 8} />
          </svg>
        </div>
      ))}
      <p className="col-start-2 flex justify-between px-1 tabular-nums">
        <span>0</span>
        <span>{format.number(most)}</span>
      </p>
    </div>
  );
}
