import { useTranslations } from "next-intl";
import { cn } from "@/lib/utils";

/** The ways to the dashboard's three parts, which something else may have pushed below the window. @param calm nothing has */
export function DashboardParts({ calm }: { calm: boolean }) {
  const [t, posts] = [useTranslations("Dashboard"), useTranslations("Posts")];
  const connections = useTranslations("Connections");
  return (
    <nav
      aria-label={t("parts")}
      className={cn("-mt-3 mb-4 flex flex-wrap gap-x-5 gap-y-1 text-sm", calm && "xl:hidden")}
    >
      <a href="#integration" className="text-link">
        {connections("title")}
      </a>
      <a href="#overview" className="text-link">
        {posts("overview.title")}
      </a>
      <a href="#recent-posts" className="text-link">
        {posts("recent.title")}
      </a>
    </nav>
  );
}
