import tokens from "@sughurta/ui-kit/tokens.json";
import type { TokenName } from "./read-tokens.ts";

type Groups = Readonly<
  Record<string, Readonly<Record<string, { readonly $description: string } | undefined>>>
>;

const groups: Groups = tokens;

/** Description of a token, from `tokens.json`; empty for one set by a page itself. */
export function sentenceAbout(name: TokenName): string {
  const [group = "", ...rest] = name.replace("--sg-", "").split("-");
  return groups[group]?.[rest.join("-") || "$root"]?.$description ?? "";
}
