import type { Route } from "next";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";

type SectionHeadingProps = {
  /** For the section's `aria-labelledby`. */
  id: string;
  title: string;
  href: Route;
  linkText: string;
};

/** The heading of a section of the dashboard, and a link to the page that shows all of it. */
export function SectionHeading({ id, title, href, linkText }: SectionHeadingProps) {
  return (
    <div className="mb-4 flex items-center justify-between gap-4">
      <h2 id={id} className="text-section">
        {title}
      </h2>
      <Link href={href} className={buttonVariants({ variant: "outline", size: "sm" })}>
        {linkText}
      </Link>
    </div>
  );
}
