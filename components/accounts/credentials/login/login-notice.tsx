import type { ReactNode } from "react";
import type { LoginTexts } from "@/components/accounts/credentials/login/login-texts";

const frame = "flex gap-3 rounded-md border bg-paper px-4 py-3 text-[0.9375rem]";

/** An inline icon beside a notice: an envelope, a tick, or an exclamation mark in a ring. */
const signs = {
  mail: { colour: "text-ink-soft", path: "M2.5 4.5h15v11h-15zM2.5 5l7.5 6 7.5-6" },
  good: {
    colour: "text-good",
    path: "M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0M6.5 10.3l2.4 2.4 4.6-5.2",
  },
  bad: { colour: "text-bad", path: "M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0M10 6v4.6M10 13.4v.1" },
};

function Sign({ of }: { of: keyof typeof signs }) {
  const { colour, path } = signs[of];
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden
      className={`mt-0.5 size-5 shrink-0 fill-none stroke-current stroke-[1.5] ${colour}`}
    >
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

/** A one-sentence notice above the fields. */
export function LoginAlert({ kind, text }: { kind: "good" | "bad"; text: string | undefined }) {
  return (
    <p role={kind === "bad" ? "alert" : "status"} className={frame}>
      <Sign of={kind} />
      <span>{text}</span>
    </p>
  );
}

type NoticeProps = {
  texts: LoginTexts;
  /** It stands in the place of the form. */
  alone: boolean;
  busy: boolean;
  /** The target of the form when it is submitted without JavaScript. */
  action: (form: FormData) => void;
  onResend: (form: HTMLFormElement) => Promise<unknown>;
  /** The sentence before the link. */
  children: ReactNode;
};

/**
 * Shown after sign-up, and when sign-in is refused for an unverified address. Uses the address of the enclosing form.
 */
export function VerificationNotice({ texts, alone, busy, action, onResend, children }: NoticeProps) {
  const Title = alone ? "h1" : "h2";
  return (
    <div role="status" className={alone ? "grid gap-4" : frame}>
      <Sign of="mail" />
      <div>
        <Title className={alone ? "page-title focus:outline-none" : "font-semibold"}>
          {texts.verifyTitle}
        </Title>
        <p className={alone ? "mt-2 text-ink-soft" : "mt-0.5 text-ink-soft"}>
          {children}{" "}
          <button
            type="submit"
            formAction={action}
            formNoValidate
            aria-disabled={busy || undefined}
            className="text-link font-medium"
            onClick={(event) => {
              event.preventDefault();
              if (!busy && event.currentTarget.form) void onResend(event.currentTarget.form);
            }}
          >
            {texts.resend}
          </button>
          {"."}
        </p>
      </div>
    </div>
  );
}
