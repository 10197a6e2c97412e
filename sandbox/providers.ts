import { facebook } from "./facebook/stand-in";
import { google } from "./google/stand-in";
import { mailbox } from "./mailbox/stand-in";
import { openai } from "./openai/stand-in";
import { push } from "./push/stand-in";
import { sites } from "./sites/stand-in";
import type { StandIn } from "./stand-in";
import { stripe } from "./stripe/stand-in";

/** Another vendor joins here: add the folder, then its stand-in to this list. */
export const STAND_INS: StandIn[] = [facebook, google, mailbox, openai, push, sites, stripe];

/** Names that a fault may be set for. */
export const FAULT_PROVIDERS = ["facebook", "google", "openai", "compatible", "mailbox", "push", "stripe"];
