import type { PhotographFiles } from "@/components/layout/photograph";
import loaf640Avif from "@/public/photographs/loaf-640.avif";
import loaf640 from "@/public/photographs/loaf-640.webp";
import loaf960Avif from "@/public/photographs/loaf-960.avif";
import loaf960 from "@/public/photographs/loaf-960.webp";
import loaf1280Avif from "@/public/photographs/loaf-1280.avif";
import loaf1280 from "@/public/photographs/loaf-1280.webp";
import rye240Avif from "@/public/photographs/rye-240.avif";
import rye240 from "@/public/photographs/rye-240.webp";
import rye480Avif from "@/public/photographs/rye-480.avif";
import rye480 from "@/public/photographs/rye-480.webp";
import towels240Avif from "@/public/photographs/towels-240.avif";
import towels240 from "@/public/photographs/towels-240.webp";
import towels480Avif from "@/public/photographs/towels-480.avif";
import towels480 from "@/public/photographs/towels-480.webp";
import wheel240Avif from "@/public/photographs/wheel-240.avif";
import wheel240 from "@/public/photographs/wheel-240.webp";
import wheel480Avif from "@/public/photographs/wheel-480.avif";
import wheel480 from "@/public/photographs/wheel-480.webp";

/** The pages' photographs, narrowest first: rendered scenes of our own. */
export const photographs = {
  loaf: { avif: [loaf640Avif, loaf960Avif, loaf1280Avif], webp: [loaf640, loaf960, loaf1280] },
  rye: { avif: [rye240Avif, rye480Avif], webp: [rye240, rye480] },
  towels: { avif: [towels240Avif, towels480Avif], webp: [towels240, towels480] },
  wheel: { avif: [wheel240Avif, wheel480Avif], webp: [wheel240, wheel480] },
} satisfies Record<string, PhotographFiles>;
