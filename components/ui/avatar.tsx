import { graphemes } from "@/lib/text";
import { cn } from "@/lib/utils";

type AvatarProps = {
  /** The name; the initials of its first two words are shown where there is no picture. */
  name: string;
  src?: string | null;
  className?: string;
};

/** A letter or digit that is a character by itself, as nearly every name begins with. */
const SIMPLE = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}0-9](?![\p{M}\u200c\u200d])/u;

/** The first character as a person sees it: a flag is one, and a letter with its marks. */
const firstOf = (word: string) => SIMPLE.exec(word)?.[0] ?? graphemes().segment(word).containing(0)?.segment;

/** A round picture or initials. Decorative: the name is beside it. Size by `className`, 40 px by default. */
export function Avatar({ name, src, className }: AvatarProps) {
  const initials = name
    .split(/[\s._@-]+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => firstOf(word)?.toLocaleUpperCase())
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
