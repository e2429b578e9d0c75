import { innerTarget } from "../navigation/link-target.ts";

/** Redirect target after signing in: the path of this site in the address, else `otherwise`. */
export function nextAddress(search: string, otherwise: string): string {
  const link = document.createElement("a");
  link.href = new URLSearchParams(search).get("next") ?? otherwise;
  return innerTarget(link, location) ?? otherwise;
}
