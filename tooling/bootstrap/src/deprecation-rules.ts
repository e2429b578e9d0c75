const DEPRECATED =
  /\/\*\*(?:(?!\*\/).)*?@deprecated(?<advice>(?:(?!\*\/).)*)\*\/\s*(?:export )?(?:readonly )?(?<kind>\w+ )?(?<name>\w+)/gs;

/** Only the compiler meets them. */
const TYPES: readonly (string | undefined)[] = ["interface", "type"];

/**
 * What the deprecations of a package lack, by the texts of its sources: each says what to take instead, and what runs in a page
 * has a message for its console, "… is deprecated".
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
