import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import type { ReactNode } from "react";
import { PartLoading } from "@/components/layout/states/part-loading";
import { type Begun, useConnectFacebook } from "./use-connect-facebook";

const PageDialog = dynamic(
  () => keepTrying(() => import("./page-dialog")).then((module) => module.PageDialog),
  { loading: PartLoading },
);

/** From the button to the list of pages. Rendered by ConnectHost, so that it outlives the button. Load it lazily. */
export function ConnectFlow({ begun }: { begun: Begun }): ReactNode {
  const { pages, closePages } = useConnectFacebook(begun);
  const onMissing = () => {
    closePages();
    begun.onPortfolio();
  };
  return pages && <PageDialog pages={pages} onClose={closePages} onMissing={onMissing} />;
}
