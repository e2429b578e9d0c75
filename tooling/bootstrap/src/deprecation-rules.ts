const DEPRECATED =
  /\/\*\*(?:(?!\*\/).)*?@deprecated(?<advice>(?:(?!\*\/).)*)\*\/\s*(?:export )?(?:readonly )?(?<kind>\w+ )?(?<name>\w+)/gs;

/** Only the compiler meets them. */
const TYPES: readonly (string | undefined)[] = ["interface", "type"];

/**
 * Errors of a package's deprecations, by the texts of its sources: each has to name a replacement, and code that runs
 * in a page needs a message for its console, "… is deprecated".
 */
export function deprecationProblems(sources: readonly string[]): string[] {
  const all = sources.join("\n");
  return Array.from(all.matchAll(DEPRECATED), ({ groups = {} }) => groups).flatMap(
    ({ advice = "", kind, name = "" }) => {
      const isAdvised = /\w/.test(advice);
      const isSaid = TYPES.includes(kind?.trim()) || all.includes(`${name} is deprecated`);
      return [
        ...(isAdvised ? [] : [`${name}: @deprecated does not say what to take instead`]),
        ...(isSaid ? [] : [`${name}: no message "${name} is deprecated" for the console`]),
      ];
    },
  );
}
