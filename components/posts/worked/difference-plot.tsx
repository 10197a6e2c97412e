import type { Side } from "@/lib/posts/worked/types";

const WIDTH = 320;
const ROW = 26;
const PAD = 8;

/** Each post of the two sides as a dot, the middle of each as a line. What it shows stands in the table behind it. */
export function DifferencePlot({ having, without }: { having: Side; without: Side }) {
  const most = Math.max(1, ...having.values, ...without.values);
  const x = (value: number) => PAD + ((WIDTH - 2 * PAD) * value) / most;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${2 * ROW}`}
      className="mt-3 h-auto w-full max-w-md text-ink-soft"
      fill="currentColor"
    >
      {[having, without].map(({ values, middle }, row) => (
        <g key={row} className={row === 0 ? "text-press" : undefined}>
          <line
            x1={PAD}
            x2={WIDTH - PAD}
            y1={(row + 0.5) * ROW}
            y2={(row + 0.5) * ROW}
            className="stroke-rule"
          />
          {values.map((value, index) => (
            <circle key={index} cx={x(value)} cy={(row + 0.5) * ROW} r={4} opacity={0.45} />
          ))}
          <rect x={x(middle) - 1.5} y={row * ROW + 4} width={3} height={ROW - 8} />
        </g>
      ))}
    </svg>
  );
}
