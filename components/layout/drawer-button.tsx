"use client";

import { Menu } from "lucide-react";
import { usePathname } from "next/navigation";
import { type ComponentType, type ReactNode, useState } from "react";
import type { Sheet as SheetType } from "@/components/ui/sheet";

type DrawerButtonProps = { label: string; title: string; children: ReactNode };
type SheetProps = Parameters<typeof SheetType>[0];

const loadSheet = () => import("@/components/ui/sheet").then((module) => module.Sheet);

/** Opens the drawer on small screens; what draws it loads when a finger or the keyboard first comes near. */
export function DrawerButton({ label, title, children }: DrawerButtonProps) {
  const path = usePathname();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const [Sheet, setSheet] = useState<ComponentType<SheetProps> | null>(null);
  const prepare = () => void loadSheet().then((loaded) => setSheet(() => loaded));
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
          prepare();
          setOpenAt(path);
        }}
        className="-ml-2 grid size-11 place-items-center rounded-md text-ink hover:bg-press-wash lg:hidden"
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
