import { CalendarRange, LayoutPanelLeft, MessageSquare, PenLine, Rows3, Store } from "lucide-react";
import { useTranslations } from "next-intl";
import { NavLink } from "./nav-link";
import { NewPostLink } from "./new-post-link";

const items = [
  { href: "/dashboard", text: "dashboard", Icon: LayoutPanelLeft },
  { href: "/week", text: "week", Icon: CalendarRange },
  { href: "/business-profile", text: "brandProfile", Icon: Store },
  { href: "/post-generator", text: "postGenerator", Icon: PenLine },
  { href: "/your-posts", text: "yourPosts", Icon: Rows3 },
  { href: "/feedback", text: "feedback", Icon: MessageSquare },
] as const;

/** A new post, and the product's six sections; rendered on the server, for the sidebar and the drawer. */
export function NavList() {
  const t = useTranslations("Shell");
  return (
    <nav aria-label={t("navigation")}>
      <NewPostLink label={t("newPost")} />
      <ul className="grid gap-1">
        {items.map(({ href, text, Icon }) => (
          <li key={href}>
            <NavLink href={href}>
              <Icon aria-hidden strokeWidth={1.75} />
              <span>{t(text)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
