import type { Language } from "@sughurta/domain";
import type { Context } from "hono";
import type { DeskAssets } from "./desk-assets.ts";
import type { MenuItem } from "./desk-menu.ts";
import type { SentForm } from "./fill-form.ts";

/** What stands around a page of the desk. */
export interface DeskShell {
  /** Before the addresses of its pages, without a slash at the end. */
  readonly path: string;
  /** Where the head of every page leads. */
  readonly home: string;
  /** Whether its pages have a search. */
  readonly hasSearch: boolean;
  readonly brandName: string;
  /** Its pages show what test keys made, and nothing that was sold. */
  readonly isTest: boolean;
  readonly assets: Pick<DeskAssets, "style" | "script">;
  /** Who works here; nobody before they have signed in. */
  readonly member?: { readonly name: string; readonly roles: readonly string[] };
  /** Form that the staff member submitted on this page after their session expired. */
  readonly unsent?: SentForm;
  /** What may be opened, with how much of it waits. */
  readonly menu: (language: Language) => Promise<readonly (readonly MenuItem[])[]>;
}

const shells = new WeakMap<Request, DeskShell>();

/** Says what stands around the page that answers this request. */
export function setDeskShell(context: Context, shell: DeskShell): void {
  shells.set(context.req.raw, shell);
}

/** What stands around the page of this request. Throws where nobody has said it. */
export function deskShellOf(context: Context): DeskShell {
  const shell = shells.get(context.req.raw);
  if (!shell) throw new Error("A page of the desk was asked for outside of it");
  return shell;
}
