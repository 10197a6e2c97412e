import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { Toggle } from "@/components/ui/toggle";
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
      <div className="flex flex-wrap gap-2">
        {PLATFORMS.map((platform) => (
          <Toggle
            key={platform}
            pressed={platforms.includes(platform)}
            onPressedChange={(on) =>
              onChange(PLATFORMS.filter((other) => (other === platform ? on : platforms.includes(other))))
            }
            disabled={!connected.includes(platform)}
          >
            {platforms.includes(platform) && <Check aria-hidden />}
            <span>{t(`names.${platform}`)}</span>
          </Toggle>
        ))}
      </div>
      <p className="text-sm text-ink-soft">
        {connected.length > 0
          ? t(platforms.length > 0 ? "page" : "pageNotChosen", { page: page?.pageName ?? "" })
          : t(page ? "reconnect" : "notConnected")}
      </p>
    </fieldset>
  );
}
