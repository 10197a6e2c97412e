import { useMessages, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { AdditionalMessages } from "@/components/layout/additional-messages";
import { openWindow } from "@/components/layout/browser/open-window";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { toast } from "@/components/ui/toast/toast";
import { LOGIN_CODE_KEY, POPUP } from "@/lib/connections/constants";
import { setConnecting } from "./connecting";
import type { Begun, More } from "./use-connect-facebook";

/** What follows the press, for most owners once: its script is loaded with the pointer or the focus on the button. */
export const loadConnectFlow = () => import("./connect-flow");

/**
 * How a button begins to connect a page. Call what it returns in the click handler: a window opened later is blocked.
 * @param wanted what it asks Facebook for besides
 */
export function useBeginConnecting(wanted?: More): () => void {
  const t = useTranslations("Connections");
  const errorText = useErrorMessage();
  const { Connections } = useMessages();
  const texts = JSON.stringify({ Connections });
  const show = async (begun: Begun) => {
    setConnecting({ busy: true });
    try {
      const { ConnectFlow } = await loadConnectFlow();
      setConnecting({
        flow: (
          <AdditionalMessages texts={texts}>
            <ConnectFlow begun={begun} />
          </AdditionalMessages>
        ),
      });
    } catch {
      if ("popup" in begun) begun.popup?.close();
      setConnecting({ busy: false });
      toast.error(t("connectFailed"), { description: errorText.ofCode("NETWORK") });
    }
  };
  const begin = (more = wanted) => {
    const popup = openWindow(POPUP);
    if (!popup) toast.note(t("sameWindow"));
    void show({ popup, more, onPortfolio: () => begin("portfolio") });
  };

  // Where the dialog was not a popup, the callback stores the code for the page that the attempt began on.
  const resume = useRef(show);
  useEffect(() => {
    const code = sessionStorage.getItem(LOGIN_CODE_KEY);
    sessionStorage.removeItem(LOGIN_CODE_KEY);
    if (code) void resume.current({ code, more: wanted, onPortfolio: () => begin("portfolio") });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once: the code is there when the page opens, or never.
  }, []);
  return () => begin();
}
