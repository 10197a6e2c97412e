import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CirclePause,
  CircleX,
  Clock,
} from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { DeliveryStatus, PostPlatform, PostStatus } from "@/lib/posts/types";

const STATUS_LOOKS = { PUBLISHED: "press", SCHEDULED: "warn", GENERATED: "neutral" } as const;

/** Where a post stands. */
export function StatusBadge({ status }: { status: PostStatus }) {
  const t = useTranslations("Posts.status");
  return (
    <Badge variant={STATUS_LOOKS[status]}>
      {status === "SCHEDULED" && <Clock aria-hidden />}
      {t(status)}
    </Badge>
  );
}

const DELIVERY_LOOKS = {
  SUCCESS: ["good", CircleCheck],
  FAILED: ["bad", CircleX],
  PENDING: ["warn", Clock],
  SENDING: ["warn", CircleHelp],
  UNKNOWN: ["warn", CircleAlert],
  CANCELLED: ["neutral", CircleDashed],
  HELD: ["warn", CirclePause],
} as const satisfies Record<DeliveryStatus | "HELD", readonly [string, typeof Clock]>;

/** Their words name the platform: 'Checking Facebook…'. */
const NAMED_IN_WORDS: ReadonlySet<string> = new Set<DeliveryStatus>(["SENDING", "UNKNOWN"]);

/** Where one delivery stands: platform, icon and word. */
export function DeliveryBadge({ delivery }: { delivery: PostPlatform }) {
  const t = useTranslations("Posts");
  const standing = delivery.held && delivery.status === "PENDING" ? "HELD" : delivery.status;
  const [variant, Icon] = DELIVERY_LOOKS[standing];
  return (
    <Badge variant={variant}>
      <Icon aria-hidden />
      {NAMED_IN_WORDS.has(standing)
        ? t(`delivery.${standing}`)
        : t("deliveryOn", {
            platform: t(`platforms.${delivery.platform}`),
            status: t(`delivery.${standing}`),
          })}
    </Badge>
  );
}
