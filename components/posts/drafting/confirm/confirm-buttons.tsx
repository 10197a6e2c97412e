import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { PartLoading } from "@/components/layout/states/part-loading";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";

const ConnectButton = dynamic(
  () =>
    keepTrying(() => import("@/components/connections/connect-button")).then(
      (module) => module.ConnectButton,
    ),
  { loading: PartLoading },
);

const LABELS = { mark: "markPublished", schedule: "schedulePost", now: "postNow" } as const;

type ConfirmButtonsProps = {
  /** What confirming does. */
  kind: keyof typeof LABELS;
  busy: boolean;
  ready: boolean;
  /** A page has to be connected before the post can go out: this comes first then. */
  connect: boolean;
  /** Whether a page was connected before. */
  again: boolean;
  onCancel: () => void;
  onConfirm: () => void;
};

/** The buttons of Confirm Post. Without a page that can be posted to, connecting is the primary one. */
export function ConfirmButtons(props: ConfirmButtonsProps) {
  const { kind, busy, ready, connect, again, onCancel, onConfirm } = props;
  const [t, posts] = [useTranslations("Workspace.confirm"), useTranslations("Posts.stage")];
  return (
    <DialogFooter className="sm:flex-wrap">
      <Button variant="outline" disabled={busy} onClick={onCancel}>
        {t("cancel")}
      </Button>
      {(!connect || kind === "mark") && (
        <Button
          variant={connect ? "outline" : "default"}
          busy={busy}
          busyLabel={t("publishing")}
          disabled={!ready}
          aria-describedby="no-platform chosen-time"
          onClick={onConfirm}
        >
          {t(LABELS[kind])}
        </Button>
      )}
      {connect && <ConnectButton again={again} label={posts(again ? "connectAgain" : "connect")} />}
    </DialogFooter>
  );
}
