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

const STATUS_LOOKS = { PUBLISHED: "secondary", SCHEDULED: "warn", GENERATED: "outline" } as const;

/** A post's status. */
export function StatusBadge({ status }: { status: PostStatus }) {
  const t = useTranslations("Posts.status");
  return (
    <Badge variant={STATUS_LOOKS[status]}>
      {status === "SCHEDULED" && <Clock aria-hidden />}
      <span>{t(status)}</span>
    </Badge>
  );
}

/** Success, failure and a scheduled time have a colour; everything else is told by the words alone. */
const DELIVERY_LOOKS = {
  SUCCESS: ["good", CircleCheck],
  FAILED: ["bad", CircleX],
  PENDING: ["warn", Clock],
  SENDING: ["outline", CircleHelp],
  UNKNOWN: ["outline", CircleAlert],
  CANCELLED: ["outline", CircleDashed],
  HELD: ["outline", CirclePause],
} as const satisfies Record<DeliveryStatus | "HELD", readonly [string, typeof Clock]>;

/** Their labels name the platform: 'Checking Facebook…'. */
const NAMED_IN_WORDS: ReadonlySet<string> = new Set<DeliveryStatus>(["SENDING", "UNKNOWN"]);

/** One delivery's status: platform, icon and label. */
export function DeliveryBadge({ delivery }: { delivery: PostPlatform }) {
  const t = useTranslations("Posts");
  const status = delivery.held && delivery.status === "PENDING" ? "HELD" : delivery.status;
  const [variant, Icon] = DELIVERY_LOOKS[status];
  return (
    <Badge variant={variant}>
      <Icon aria-hidden />
      <span>
        {NAMED_IN_WORDS.has(status)
          ? t(`delivery.${status}`)
          : t("deliveryOn", {
              platform: t(`platforms.${delivery.platform}`),
              status: t(`delivery.${status}`),
            })}
      </span>
    </Badge>
  );
}
