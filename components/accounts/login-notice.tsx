import type { LoginTexts } from "@/components/accounts/login-texts";

/** One sentence above the fields. */
export function LoginAlert({ kind, text }: { kind: "good" | "bad"; text: string | undefined }) {
  return (
    <p
      role={kind === "bad" ? "alert" : "status"}
      className={`rounded-md border border-l-4 bg-paper px-4 py-3 text-[0.9375rem] ${kind === "bad" ? "border-l-bad" : "border-l-good"}`}
    >
      {text}
    </p>
  );
}

type NoticeProps = {
  texts: LoginTexts;
  busy: boolean;
  /** The server action, for a form that is sent without JavaScript. */
  action: (form: FormData) => void;
  onResend: (form: FormData) => Promise<unknown>;
};

/** After sign-up, and when sign-in is refused for an unverified address. Takes the address from the form around it. */
export function VerificationNotice({ texts, busy, action, onResend }: NoticeProps) {
  return (
    <div role="status" className="rounded-md border border-l-4 border-l-marigold bg-paper px-4 py-3">
      <h2 className="text-base font-semibold">{texts.verifyTitle}</h2>
      <p className="mt-1 text-[0.9375rem] text-ink-soft">
        {texts.verifyText}{" "}
        <button
          type="submit"
          formAction={action}
          formNoValidate
          disabled={busy}
          className="text-link font-medium"
          onClick={(event) => {
            event.preventDefault();
            if (event.currentTarget.form) void onResend(new FormData(event.currentTarget.form));
          }}
        >
          {texts.resend}
        </button>
        {"."}
      </p>
    </div>
  );
}
