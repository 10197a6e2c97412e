"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { useState } from "react";
import { useErrorWords } from "@/components/layout/use-error-words";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import { ApiError, api } from "@/lib/api-client";
import type { SocialConnections } from "@/lib/connections/types";
import { PLATFORMS } from "@/lib/posts/constants";
import type { PublishRequest } from "@/lib/posts/schema";
import type { Platform, PostPlatform } from "@/lib/posts/types";
import type { Published } from "./publish-result";

type ConfirmPostDialogProps = {
  postId: number;
  content: string;
  connections: SocialConnections;
  onClose: () => void;
  onPublished: (result: Published) => void;
};

/** Asks where the post goes, and sends it. Stays open when that fails. */
export function ConfirmPostDialog(props: ConfirmPostDialogProps) {
  const { postId, content, connections, onClose, onPublished } = props;
  const t = useTranslations("Workspace.confirm");
  const words = useErrorWords();
  const client = useQueryClient();
  const connected = PLATFORMS.filter((platform) => connections[platform]?.status === "CONNECTED");
  const [platforms, setPlatforms] = useState<Platform[]>(connected);
  const [busy, setBusy] = useState(false);
  // One key for this opening of the dialog: a repeat after a lost reply has no second effect.
  const [key, setKey] = useState(() => crypto.randomUUID());

  const publish = async () => {
    setBusy(true);
    const body: PublishRequest = {
      postID: postId,
      postContent: content,
      ...(platforms.length > 0 && { platforms }),
    };
    try {
      const { deliveries } = await api<{ deliveries: PostPlatform[] }>("/api/post/publish", {
        method: "POST",
        body,
        idempotencyKey: key,
      });
      void client.invalidateQueries({ queryKey: ["posts"], refetchType: "none" });
      onPublished({ deliveries, pageName: connections.FACEBOOK?.pageName });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== "NETWORK") setKey(crypto.randomUUID());
      if (error.code !== "NO_ACTIVE_SUBSCRIPTION") toast.error(t("failed"), { description: reason(error) });
      setBusy(false);
    }
  };

  const reason = (error: ApiError): string => {
    const failed = (error.object as { deliveries?: PostPlatform[] } | null)?.deliveries?.[0];
    if (!failed) return words.ofCode(error.code);
    const ours = words.ofCode(failed.errorCode ?? error.code);
    return failed.errorMessage ? `${ours} ${t("facebookSays", { message: failed.errorMessage })}` : ours;
  };

  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent closeLabel={t("cancel")}>
        <DialogHeader>
          <DialogTitle>{t("title")}</DialogTitle>
          <DialogDescription>{t(platforms.length === 0 ? "marksOnly" : "immediately")}</DialogDescription>
        </DialogHeader>
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-label">{t("platforms")}</legend>
          <ToggleGroup
            type="multiple"
            aria-label={t("platforms")}
            value={platforms}
            onValueChange={(values: string[]) => setPlatforms(values as Platform[])}
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
              ? t("page", { page: connections.FACEBOOK?.pageName ?? "" })
              : t.rich("notConnected", {
                  link: (chunks) => (
                    <Link href="/dashboard" className="text-link">
                      {chunks}
                    </Link>
                  ),
                })}
          </p>
        </fieldset>
        <DialogFooter>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button busy={busy} busyLabel={t("publishing")} onClick={() => void publish()}>
            {t(platforms.length === 0 ? "markPublished" : "postNow")}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
