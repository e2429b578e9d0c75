import type { Tokens } from "@sughurta/contracts/session";
import type { Visitor } from "./session-store.ts";

/** Tokens and whose they are. */
export type Renewal = { readonly tokens: Tokens; readonly visitor: Exclude<Visitor, "unknown"> };
