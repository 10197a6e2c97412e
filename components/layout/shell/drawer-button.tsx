"use client";

import { Menu } from "lucide-react";
import { usePathname } from "next/navigation";
import { type ReactNode, useState } from "react";
import { useSheet } from "@/components/layout/use-sheet";

type DrawerButtonProps = { label: string; title: string; children: ReactNode };

/** Opens the drawer on small screens; the drawer's code loads on first touch or focus. */
export function DrawerButton({ label, title, children }: DrawerButtonProps) {
  const path = usePathname();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const { Sheet, prepare, press } = useSheet();
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={openAt === path}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          press(() => setOpenAt(null));
          setOpenAt(path);
        }}
        className="-ml-2 grid size-11 place-items-center rounded-md text-ink hover:bg-press-wash shell:hidden"
      >
        <Menu aria-hidden className="size-5" />
      </button>
      {Sheet && (
        <Sheet
          from="left"
          title={title}
          titleHidden
          open={openAt === path}
          onOpenChange={(open) => setOpenAt(open ? path : null)}
        >
          <div className="pt-2">{children}</div>
        </Sheet>
      )}
    </>
  );
}
