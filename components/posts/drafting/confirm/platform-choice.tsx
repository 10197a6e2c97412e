import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import type { SocialConnections } from "@/lib/connections/types";
import { PLATFORMS } from "@/lib/posts/constants";
import { connectedPlatforms } from "@/lib/posts/rules";
import type { Platform } from "@/lib/posts/types";

type PlatformChoiceProps = {
  connections: SocialConnections;
  platforms: readonly Platform[];
  onChange: (platforms: Platform[]) => void;
};

/** 'Select Platforms': any of the connected ones, with the page it posts to. */
export function PlatformChoice({ connections, platforms, onChange }: PlatformChoiceProps) {
  const t = useTranslations("Workspace.confirm");
  const connected = connectedPlatforms(connections);
  const page = connections.FACEBOOK;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-label">{t("platforms")}</legend>
      <ToggleGroup
        type="multiple"
        aria-label={t("platforms")}
        value={[...platforms]}
        onValueChange={(values: string[]) => onChange(values as Platform[])}
      >
        {PLATFORMS.map((platform) => (
          <ToggleGroupItem key={platform} value={platform} disabled={!connected.includes(platform)}>
            {platforms.includes(platform) && <Check aria-hidden />}
            {t(`names.${platform}`)}
          </ToggleGroupItem>
        ))}
      </ToggleGroup>
      <p className="text-sm text-ink-soft">
        {connected.length > 0
          ? t(platforms.length > 0 ? "page" : "pageNotChosen", { page: page?.pageName ?? "" })
          : t(page ? "reconnect" : "notConnected")}
      </p>
    </fieldset>
  );
}
