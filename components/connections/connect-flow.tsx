import { useMessages, useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { type ReactNode, useEffect, useRef } from "react";
import { AdditionalMessages } from "@/components/layout/additional-messages";
import { openWindow } from "@/components/layout/browser/open-window";
import { toast } from "@/components/ui/toast/toast";
import { LOGIN_CODE_KEY, POPUP } from "@/lib/connections/constants";
import { setConnecting } from "./connecting";
import { type Begun, useConnectFacebook } from "./use-connect-facebook";

const PageDialog = dynamic(() => import("./page-dialog").then((module) => module.PageDialog), {
  loading: () => null,
});

/** From the button to the list of pages. Rendered by ConnectHost, so that it outlives the button. */
function ConnectFlow({ begun }: { begun: Begun }): ReactNode {
  const { pages, closePages } = useConnectFacebook(begun);
  const onMissing = () => {
    closePages();
    begun.onPortfolio();
  };
  return pages && <PageDialog pages={pages} onClose={closePages} onMissing={onMissing} />;
}

/** How a button begins to connect a page. Call what it returns in the click handler: a window opened later is blocked. */
export function useBeginConnecting(): () => void {
  const t = useTranslations("Connections");
  const { Connections } = useMessages();
  const texts = JSON.stringify({ Connections });
  const show = (begun: Begun) => {
    setConnecting({
      busy: true,
      flow: (
        <AdditionalMessages texts={texts}>
          <ConnectFlow begun={begun} />
        </AdditionalMessages>
      ),
    });
  };
  const begin = (portfolio = false) => {
    const popup = openWindow(POPUP);
    if (!popup) toast.note(t("sameWindow"));
    show({ popup, portfolio, onPortfolio: () => begin(true) });
  };

  // Where the dialog was not a popup, the callback stores the code for the page that the attempt began on.
  const resume = useRef(show);
  useEffect(() => {
    const code = sessionStorage.getItem(LOGIN_CODE_KEY);
    sessionStorage.removeItem(LOGIN_CODE_KEY);
    if (code) resume.current({ code, onPortfolio: () => begin(true) });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once: the code is there when the page opens, or never.
  }, []);
  return () => begin();
}
