import type { LazyModule } from "@sughurta/lazy-module";
import { useCallback, useEffect, useRef, useState } from "react";
import type * as z from "zod/mini";

/** Rules of a form: a zod schema of an object. */
export type FormSchema = z.ZodMiniType<object, object>;

/** Error of a form whose rules did not load: with a connection they usually belong to an older release. */
export const missingRulesCode = (): "offline" | "outdated" =>
  navigator.onLine ? "outdated" : "offline";

/**
 * The rules of a form, available from the start or loaded once something is filled in. The functions stay the same
 * between renders.
 */
export function useFormRules<Schema extends FormSchema>(given: Schema | LazyModule<Schema>) {
  const [, renderWith] = useState<Schema>();
  const latest = useRef(given);
  useEffect(() => {
    latest.current = given;
  }, [given]);

  /** Whether the rules are loaded. */
  const load = useCallback(async (): Promise<boolean> => {
    // Other rules may have replaced them in the meantime.
    while (schemaOf(latest.current) === undefined) {
      const { current } = latest;
      if (!isLazy(current)) break;
      try {
        await current.load();
      } catch {
        return false;
      }
    }
    renderWith(schemaOf(latest.current));
    return true;
  }, []);
  /** The current rules, possibly before the next render. */
  const schemaNow = useCallback((): Schema | undefined => schemaOf(latest.current), []);

  return { schema: schemaOf(given), schemaNow, load };
}

function isLazy<Schema extends FormSchema>(
  given: Schema | LazyModule<Schema>,
): given is LazyModule<Schema> {
  return "preload" in given;
}

function schemaOf<Schema extends FormSchema>(
  given: Schema | LazyModule<Schema>,
): Schema | undefined {
  return isLazy(given) ? given.now() : given;
}
