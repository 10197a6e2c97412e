import { useId } from "react";

/** An account's sign-in methods besides its password, and what gives access to it without a session. */
export type AccessChoiceProps = {
  /** One line per method. */
  lines: readonly string[];
  /** The ids of the methods shown: only these can be kept, none added in the meantime. */
  ids: readonly string[];
  texts: { title: string; keep: string; hint: string };
};

/** They end with the old password or the other sessions unless the owner keeps them. */
export function AccessChoice({ lines, ids, texts }: AccessChoiceProps) {
  const hint = useId();
  return (
    <fieldset className="rounded-md border bg-paper px-4 py-3 text-[0.9375rem]">
      <legend className="sr-only">{texts.title}</legend>
      <p aria-hidden className="font-semibold">
        {texts.title}
      </p>
      <ul className="mt-1 list-disc pl-5 wrap-anywhere text-ink-soft">
        {lines.map((line, at) => (
          <li key={ids[at]}>{line}</li>
        ))}
      </ul>
      <label className="mt-2 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="keep"
          value={ids.join(",")}
          aria-describedby={hint}
          className="size-4 shrink-0 accent-press"
        />
        {texts.keep}
      </label>
      <p id={hint} className="text-sm text-ink-soft">
        {texts.hint}
      </p>
    </fieldset>
  );
}
