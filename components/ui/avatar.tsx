import { cn } from "@/lib/utils";

type AvatarProps = {
  /** The name; the initials of its first two words are shown where there is no picture. */
  name: string;
  src?: string | null;
  className?: string;
};

/** As a person sees them: a flag is one, and a letter with its marks. */
const characters = new Intl.Segmenter();

/** A round picture or initials. Decorative: the name is beside it. Size by `className`, 40 px by default. */
export function Avatar({ name, src, className }: AvatarProps) {
  const initials = name
    .split(/[\s._@-]+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => characters.segment(word).containing(0)?.segment.toLocaleUpperCase())
    .join("");
  return (
    <span
      aria-hidden
      className={cn(
        "grid size-10 shrink-0 place-items-center overflow-hidden rounded-full bg-press-wash text-sm font-semibold text-press",
        className,
      )}
    >
      {src ? (
        // eslint-disable-next-line @next/next/no-img-element -- next/image would ask for a list of hosts, and these are any page's
        <img src={src} alt="" referrerPolicy="no-referrer" className="size-full object-cover" />
      ) : (
        initials
      )}
    </span>
  );
}
