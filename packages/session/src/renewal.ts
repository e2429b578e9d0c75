import type { Tokens } from "@sughurta/contracts/session";
import type { Visitor } from "./session-store.ts";

/** Tokens and their owner. */
export type Renewal = { readonly tokens: Tokens; readonly visitor: Exclude<Visitor, "unknown"> };
