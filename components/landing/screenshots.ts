import brandDarkAvif from "@/public/landing/brand-dark.avif";
import brandDark from "@/public/landing/brand-dark.webp";
import brandAvif from "@/public/landing/brand-light.avif";
import brand from "@/public/landing/brand-light.webp";
import brandDarkPhone from "@/public/landing/brand-phone-dark.avif";
import brandPhone from "@/public/landing/brand-phone-light.avif";
import connectDarkAvif from "@/public/landing/connect-dark.avif";
import connectDark from "@/public/landing/connect-dark.webp";
import connectAvif from "@/public/landing/connect-light.avif";
import connect from "@/public/landing/connect-light.webp";
import connectDarkPhone from "@/public/landing/connect-phone-dark.avif";
import connectPhone from "@/public/landing/connect-phone-light.avif";
import sendDarkAvif from "@/public/landing/send-dark.avif";
import sendDark from "@/public/landing/send-dark.webp";
import sendAvif from "@/public/landing/send-light.avif";
import send from "@/public/landing/send-light.webp";
import sendDarkPhone from "@/public/landing/send-phone-dark.avif";
import sendPhone from "@/public/landing/send-phone-light.avif";
import writeDarkAvif from "@/public/landing/write-dark.avif";
import writeDark from "@/public/landing/write-dark.webp";
import writeAvif from "@/public/landing/write-light.avif";
import write from "@/public/landing/write-light.webp";
import writeDarkPhone from "@/public/landing/write-phone-dark.avif";
import writePhone from "@/public/landing/write-phone-light.avif";

/** Screenshots of the running product, made by scripts/screenshots.ts. */
export const screenshots = {
  brand: {
    light: { avif: brandAvif, webp: brand, phone: brandPhone },
    dark: { avif: brandDarkAvif, webp: brandDark, phone: brandDarkPhone },
  },
  connect: {
    light: { avif: connectAvif, webp: connect, phone: connectPhone },
    dark: { avif: connectDarkAvif, webp: connectDark, phone: connectDarkPhone },
  },
  write: {
    light: { avif: writeAvif, webp: write, phone: writePhone },
    dark: { avif: writeDarkAvif, webp: writeDark, phone: writeDarkPhone },
  },
  send: {
    light: { avif: sendAvif, webp: send, phone: sendPhone },
    dark: { avif: sendDarkAvif, webp: sendDark, phone: sendDarkPhone },
  },
};
