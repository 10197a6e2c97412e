import { useTranslations } from "next-intl";
import type { ReactNode, RefObject } from "react";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  dialogWithBody,
} from "@/components/ui/dialog";

type ScrollDialogProps = {
  title: string;
  text: ReactNode;
  /** While true, the dialog cannot be dismissed. */
  busy?: boolean;
  onClose: () => void;
  /** The element that gets the focus first; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
  /** Its buttons. */
  footer?: ReactNode;
};

/** A dialog that is open while it is rendered: a title, a sentence, a body that scrolls, and its buttons. */
export function ScrollDialog(props: ScrollDialogProps) {
  const { title, text, busy = false, onClose, initialFocus, children, footer } = props;
  const common = useTranslations("Common");
  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent
        closeLabel={common("close")}
        initialFocus={initialFocus}
        className={`${dialogWithBody} sm:max-w-md`}
      >
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{text}</DialogDescription>
        </DialogHeader>
        <DialogBody className={footer ? undefined : "border-b-0 pb-0"}>{children}</DialogBody>
        {footer && <DialogFooter>{footer}</DialogFooter>}
      </DialogContent>
    </Dialog>
  );
}
