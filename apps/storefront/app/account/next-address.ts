import { innerTarget } from "../navigation/link-target.ts";

/** Where a person goes after signing in: the place of this site that the address names, else `otherwise`. */
export function nextAddress(search: string, otherwise: string): string {
  const link = document.createElement("a");
  link.href = new URLSearchParams(search).get("next") ?? otherwise;
  return innerTarget(link, location) ?? otherwise;
}
