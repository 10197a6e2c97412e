import brandDarkAvif from "@/public/landing/brand-dark.avif";
import brandDark from "@/public/landing/brand-dark.webp";
import brandAvif from "@/public/landing/brand-light.avif";
import brand from "@/public/landing/brand-light.webp";
import connectDarkAvif from "@/public/landing/connect-dark.avif";
import connectDark from "@/public/landing/connect-dark.webp";
import connectAvif from "@/public/landing/connect-light.avif";
import connect from "@/public/landing/connect-light.webp";
import sendDarkAvif from "@/public/landing/send-dark.avif";
import sendDark from "@/public/landing/send-dark.webp";
import sendAvif from "@/public/landing/send-light.avif";
import send from "@/public/landing/send-light.webp";
import writeDarkAvif from "@/public/landing/write-dark.avif";
import writeDark from "@/public/landing/write-dark.webp";
import writeAvif from "@/public/landing/write-light.avif";
import write from "@/public/landing/write-light.webp";

/** Screenshots of the running product, made by scripts/landing-pictures.ts. */
export const pictures = {
  brand: { light: { avif: brandAvif, webp: brand }, dark: { avif: brandDarkAvif, webp: brandDark } },
  connect: {
    light: { avif: connectAvif, webp: connect },
    dark: { avif: connectDarkAvif, webp: connectDark },
  },
  write: { light: { avif: writeAvif, webp: write }, dark: { avif: writeDarkAvif, webp: writeDark } },
  send: { light: { avif: sendAvif, webp: send }, dark: { avif: sendDarkAvif, webp: sendDark } },
};
