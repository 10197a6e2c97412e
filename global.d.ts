import type { formatsFor } from "./lib/i18n/formats";
import type { Locale } from "./lib/i18n/locales";
import type messages from "./messages/en.json";

declare module "next-intl" {
  interface AppConfig {
    Messages: typeof messages;
    Locale: Locale;
    Formats: ReturnType<typeof formatsFor>;
  }
}
