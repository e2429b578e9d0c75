import { type ClothOptions, type Woven, weave } from "@sughurta/ikat";
import { WovenPattern } from "./woven-pattern.tsx";

/** More than the number of a site's products; each takes some kilobytes. */
const MAX_CLOTHS = 200;

const cloths = new Map<string, Woven>();

/** The threads of a pattern; a separate chunk with the generator. */
export function ClothThreads(options: ClothOptions) {
  return <WovenPattern woven={wovenOnce(options)} />;
}

/** Generation takes milliseconds, and a server shows the same patterns on every page. */
function wovenOnce(options: ClothOptions): Woven {
  const key = JSON.stringify(options);
  const known = cloths.get(key);
  if (known) return known;
  const woven = weave(options);
  const [oldest] = cloths.size < MAX_CLOTHS ? [] : cloths.keys();
  if (oldest !== undefined) cloths.delete(oldest);
  cloths.set(key, woven);
  return woven;
}
