import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button, buttonVariants } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";

type RecoveryCodesProps = { codes: readonly string[]; onKept: () => void };

/** Shows the recovery codes. Closed only by its button, because they are not shown again. */
export function RecoveryCodesDialog(props: RecoveryCodesProps) {
  return (
    <Dialog open>
      <DialogContent className="sm:max-w-md">
        <RecoveryCodes {...props} />
      </DialogContent>
    </Dialog>
  );
}

/** The dialog's content. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const t = useTranslations("Settings.twoFactor");
  const text = `${codes.join("\n")}\n`;
  return (
    <div className="grid gap-5">
      <DialogHeader>
        <DialogTitle>{t("codesTitle")}</DialogTitle>
        <DialogDescription>{t("codesText")}</DialogDescription>
      </DialogHeader>
      <ul className="grid gap-x-6 gap-y-1 rounded-md border bg-paper p-4 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap tabular-nums">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton variant="outline" size="sm" text={text} copied={t("copied")} failed={t("copyFailed")}>
          {t("copy")}
        </CopyButton>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="postwright-recovery-codes.txt"
          className={buttonVariants({ variant: "outline", size: "sm" })}
        >
          <Download aria-hidden />
          {t("download")}
        </a>
      </div>
      <DialogFooter>
        <Button onClick={onKept}>{t("kept")}</Button>
      </DialogFooter>
    </div>
  );
}
