"use client";

import { useState } from "react";

type OpenElsewhereProps = {
  /** Of this page. */
  address: string;
  texts: { text: string; address: string; copy: string; copied: string };
  /** The button's classes, rendered on the server. */
  button: string;
};

/** Where Google refuses: one line that says where to open the page instead, with its address to copy. */
export function OpenElsewhere({ address, texts, button }: OpenElsewhereProps) {
  const [copied, setCopied] = useState(false);
  const copy = () => {
    // Where the browser does not allow it, the address beside the button can be selected.
    navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <div className="grid gap-2">
      <p className="text-[0.9375rem]">{texts.text}</p>
      <div className="flex gap-2">
        <input
          readOnly
          value={address}
          aria-label={texts.address}
          className="control-frame h-control min-w-0 flex-1 px-3 text-sm"
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" className={button} onClick={copy}>
          {copied ? texts.copied : texts.copy}
        </button>
      </div>
    </div>
  );
}
