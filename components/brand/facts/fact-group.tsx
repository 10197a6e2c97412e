import type { Fact, FactKind } from "@/lib/brand/facts/types";
import { FactForm, FactRow, HoursForm } from "./fact-row";
import type { Opened } from "./use-opened";

type FactGroupProps = {
  label: string;
  facts: readonly Fact[];
  /** What belongs here: a new one is written below the others. */
  kinds: readonly FactKind[];
  timeZone: string;
  opened: Opened;
};

/** The facts of one or more kinds under a quiet label; nothing while there are none. */
export function FactGroup({ label, facts, kinds, timeZone, opened }: FactGroupProps) {
  const adding = kinds.find((kind) => kind === opened.id);
  if (facts.length === 0 && !adding) return null;
  return (
    <section>
      <h3 className="text-label text-ink-soft">{label}</h3>
      <ul>
        {facts.map((fact) => (
          <FactRow key={fact.id} fact={fact} timeZone={timeZone} opened={opened} />
        ))}
      </ul>
      {adding === "OPENING_HOURS" ? (
        <HoursForm fact={null} onDone={opened.close} />
      ) : (
        adding && <FactForm kind={adding} fact={null} timeZone={timeZone} onDone={opened.close} />
      )}
    </section>
  );
}
