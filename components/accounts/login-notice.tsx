import type { ReactNode } from "react";
import type { LoginTexts } from "@/components/accounts/login-texts";
import { LOGIN_TARGETS } from "@/lib/accounts/constants";

const frame = "flex gap-3 rounded-md border bg-paper px-4 py-3 text-[0.9375rem]";

/** A drawn sign beside a notice: an envelope, a tick, an exclamation mark in a ring. */
const signs = {
  mail: { look: "text-ink-soft", path: "M2.5 4.5h15v11h-15zM2.5 5l7.5 6 7.5-6" },
  good: {
    look: "text-good",
    path: "M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0M6.5 10.3l2.4 2.4 4.6-5.2",
  },
  bad: { look: "text-bad", path: "M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0M10 6v4.6M10 13.4v.1" },
};

function Sign({ of }: { of: keyof typeof signs }) {
  const { look, path } = signs[of];
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden
      className={`mt-0.5 size-5 shrink-0 fill-none stroke-current stroke-[1.5] ${look}`}
    >
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

/** One sentence above the fields. */
export function LoginAlert({ kind, text }: { kind: "good" | "bad"; text: string | undefined }) {
  return (
    <p role={kind === "bad" ? "alert" : "status"} className={frame}>
      <Sign of={kind} />
      {text}
    </p>
  );
}

type NoticeProps = {
  texts: LoginTexts;
  busy: boolean;
  onResend: (form: HTMLFormElement) => Promise<unknown>;
  /** The sentence that the link ends. */
  children: ReactNode;
};

/** After sign-up, and when sign-in is refused for an unverified address. Takes the address from the form around it. */
export function VerificationNotice({ texts, busy, onResend, children }: NoticeProps) {
  return (
    <div role="status" className={frame}>
      <Sign of="mail" />
      <div>
        <h2 className="font-semibold">{texts.verifyTitle}</h2>
        <p className="mt-0.5 text-ink-soft">
          {children}{" "}
          <button
            type="submit"
            formAction={LOGIN_TARGETS.resend}
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
