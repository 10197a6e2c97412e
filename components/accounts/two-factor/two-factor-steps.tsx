import { RecoveryCodes } from "./recovery-codes";
import { ScanTotp } from "./scan-totp";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import type { TotpSetup } from "@/lib/accounts/types";

type TwoFactorStepsProps = {
  setup: TotpSetup;
  /** Set once the app's first code was correct. */
  codes: string[] | null;
  onCodes: (codes: string[]) => void;
  onKept: () => void;
  onClose: () => void;
};

/** The QR code, then the recovery codes. Load it lazily. */
export function TwoFactorSteps({ setup, codes, onCodes, onKept, onClose }: TwoFactorStepsProps) {
  return (
    // Once the codes are shown, only their button closes the dialog: they are not shown again.
    <Dialog open onOpenChange={(open) => !open && !codes && onClose()}>
      <DialogContent className="sm:max-w-md">
        {codes ? (
          <RecoveryCodes codes={codes} onKept={onKept} />
        ) : (
          <ScanTotp setup={setup} onDone={(made) => onCodes(made.codes)} />
        )}
      </DialogContent>
    </Dialog>
  );
}
