import type { Language } from "@sughurta/domain";
import type { Context } from "hono";
import type { DeskAssets } from "./desk-assets.ts";
import type { MenuItem } from "./desk-menu.ts";
import type { SentForm } from "./fill-form.ts";

/** The frame around the pages of the desk. */
export interface DeskShell {
  /** Prefix of the page addresses, without a trailing slash. */
  readonly path: string;
  /** Target of the brand link in the header. */
  readonly home: string;
  /** Whether its pages have a search. */
  readonly hasSearch: boolean;
  readonly brandName: string;
  /** Whether its policies are specimens. */
  readonly isTest: boolean;
  readonly assets: Pick<DeskAssets, "style" | "script">;
  /** The signed-in staff member; `undefined` before signing in. */
  readonly member?: { readonly name: string; readonly roles: readonly string[] };
  /** Form that the staff member submitted on this page after their session expired. */
  readonly unsent?: SentForm;
  /** The lists that the user may open, with their number of pending items. */
  readonly menu: (language: Language) => Promise<readonly (readonly MenuItem[])[]>;
}

const shells = new WeakMap<Request, DeskShell>();

/** Sets the frame of the page that answers this request. */
export function setDeskShell(context: Context, shell: DeskShell): void {
  shells.set(context.req.raw, shell);
}

/** The frame of the page of this request. Throws if none was set. */
export function deskShellOf(context: Context): DeskShell {
  const shell = shells.get(context.req.raw);
  if (!shell) throw new Error("A page of the desk was asked for outside of it");
  return shell;
}
