import { readFile } from "node:fs/promises";
import path from "node:path";
import { getTranslations } from "next-intl/server";
import { ImageResponse } from "next/og";
import { LOCALES, localeOf } from "@/lib/i18n/locales";
import { SHARE_IMAGE } from "@/lib/i18n/share-image";

/** Drawn when the product is built: a server that runs decodes no drawings. */
export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => LOCALES.map((locale) => ({ locale }));

/** Width between the paddings, in pixels. */
const LINE_WIDTH = 960;

/** Colours of app/globals.css in sRGB, because the image renderer does not support oklch. */
const [paper, ink, press, edge] = ["#fbf9f5", "#26201b", "#126b55", "#9a938a"];
const marks = [
  "M72 0v44M0 72h44",
  "M1128 0v44M1200 72h-44",
  "M72 630v-44M0 558h44",
  "M1128 630v-44M1200 558h-44",
];

type Context = { params: Promise<{ locale: string }> };

/** The preview image of a shared link in one language: the promise, set between crop marks. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const t = await getTranslations({ locale: localeOf((await params).locale) ?? "en" });
  const promise = t("Landing.share");
  // One sentence per line, in the largest size at which the longest fits: Fraunces averages under 0.52 em per letter.
  const sentences = promise.match(/[^.]+\.?/g)?.map((sentence) => sentence.trim()) ?? [promise];
  const longest = Math.max(...sentences.map(({ length }) => length));
  const fontSize = Math.min(98, Math.floor(LINE_WIDTH / (0.52 * longest)));
  const files = path.join(process.cwd(), "node_modules/@fontsource/fraunces/files");
  const [latin, extended] = await Promise.all([
    readFile(path.join(files, "fraunces-latin-600-normal.woff")),
    readFile(path.join(files, "fraunces-latin-ext-600-normal.woff")),
  ]);
  return new ImageResponse(
    <div
      style={{
        width: "100%",
        height: "100%",
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        padding: "104px 120px",
        background: paper,
        color: ink,
        fontFamily: "Fraunces, Fraunces Extended",
      }}
    >
      <svg width="1200" height="630" viewBox="0 0 1200 630" style={{ position: "absolute", top: 0, left: 0 }}>
        {marks.map((mark) => (
          <path key={mark} d={mark} stroke={edge} strokeWidth="2" />
        ))}
      </svg>
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          fontSize,
          lineHeight: 1.08,
          letterSpacing: "-0.02em",
        }}
      >
        {sentences.map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </div>
      <div style={{ display: "flex", alignItems: "center", fontSize: 40 }}>
        <svg width="64" height="64" viewBox="0 0 32 32" style={{ marginRight: 20 }}>
          <rect width="32" height="32" rx="7" fill={press} />
          <path d="M11 13v13" stroke="white" strokeWidth="3" strokeLinecap="round" />
          <circle cx="17.5" cy="13" r="6.5" stroke="white" strokeWidth="3" fill="none" />
          <path d="M17.5 10v6M14.5 13h6" stroke="white" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
        {t("Metadata.title")}
      </div>
    </div>,
    {
      ...SHARE_IMAGE,
      fonts: [
        { name: "Fraunces", data: latin, weight: 600, style: "normal" },
        { name: "Fraunces Extended", data: extended, weight: 600, style: "normal" },
      ],
    },
  );
}
