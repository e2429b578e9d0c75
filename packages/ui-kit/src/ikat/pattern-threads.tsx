import { generatePattern, type PatternOptions, type PatternPaths } from "@sughurta/ikat";
import { PatternFill } from "./pattern-fill.tsx";

/** More than the number of a site's products; each takes some kilobytes. */
const MAX_PATTERNS = 200;

const patterns = new Map<string, PatternPaths>();

/** The threads of a pattern; a separate chunk with the generator. */
export function PatternThreads(options: PatternOptions) {
  return <PatternFill paths={cachedPattern(options)} />;
}

/** Generation takes milliseconds, and a server shows the same patterns on every page. */
function cachedPattern(options: PatternOptions): PatternPaths {
  const key = JSON.stringify(options);
  const known = patterns.get(key);
  if (known) return known;
  const paths = generatePattern(options);
  const [oldest] = patterns.size < MAX_PATTERNS ? [] : patterns.keys();
  if (oldest !== undefined) patterns.delete(oldest);
  patterns.set(key, paths);
  return paths;
}
