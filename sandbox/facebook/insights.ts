import { createHash } from "node:crypto";
import { GraphError } from "./errors";

interface Metric {
  title: string;
  description: string;
  /** The largest number that is made up for it. */
  most: number;
}

/** Source: developers.facebook.com/docs/graph-api/reference/insights; the names as of November 2025. */
const METRICS: Record<"post" | "page", Record<string, Metric>> = {
  post: {
    post_media_view: {
      title: "Lifetime Post Media Views",
      description: "Times the post was seen.",
      most: 900,
    },
    post_clicks: { title: "Lifetime Post Clicks", description: "Clicks anywhere in the post.", most: 60 },
    post_reactions_by_type_total: {
      title: "Lifetime Total Post Reactions by Type",
      description: "Reactions to the post, by type.",
      most: 40,
    },
  },
  page: {
    page_media_view: {
      title: "Daily Page Media Views",
      description: "Times the page's content was seen.",
      most: 2000,
    },
    page_follows: { title: "Daily Follows", description: "People who follow the page.", most: 2500 },
  },
};

/** Plausible numbers that stay the same for the same object; one invalid metric fails all, as with Meta. */
export function insights(
  kind: "post" | "page",
  id: string,
  metrics: string | undefined,
  asked?: string,
): object[] {
  const names = (metrics ?? "").split(",").filter(Boolean);
  if (names.length === 0) {
    throw new GraphError(3001, "Invalid query", {
      subcode: 1504028,
      transient: false,
      title: "No Metric Specified",
      userMessage:
        "No metric was specified to be fetched. Please specify one or more metrics to be fetched and try again.",
    });
  }
  const period = asked ?? (kind === "post" ? "lifetime" : "day");
  return names.map((name) => {
    const metric = METRICS[kind][name];
    if (!metric) throw new GraphError(100, "(#100) The value must be a valid insights metric");
    const { title, description } = metric;
    return {
      name,
      period,
      values: [{ value: valueOf(name, id, metric.most) }],
      title,
      description,
      id: `${id}/insights/${name}/${period}`,
    };
  });
}

function valueOf(name: string, id: string, most: number): number | Record<string, number> {
  const number = createHash("sha256").update(`${name}:${id}`).digest().readUInt32BE(0) % (most + 1);
  if (name !== "post_reactions_by_type_total") return number;
  return { like: number, love: Math.floor(number / 3), wow: Math.floor(number / 9) };
}
