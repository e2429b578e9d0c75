import { useCallback, useEffect, useRef, useState } from "react";
import type * as z from "zod/mini";

/** Rules of a form: a zod schema of an object. */
export type FormSchema = z.ZodMiniType<object, object>;

/** Rules that come later: the same function between renders, and a new attempt after a failure. */
export type LateSchema<Schema extends FormSchema> = () => Promise<Schema>;

/**
 * The rules of a form, there from the start or fetched once something is filled in. The functions stay the
 * same between renders.
 */
export function useFormRules<Schema extends FormSchema>(given: Schema | LateSchema<Schema>) {
  const [arrived, setArrived] = useState<Schema>();
  const held = useRef<Schema>(undefined);
  const latest = useRef(given);
  useEffect(() => {
    latest.current = given;
  }, [given]);

  /** Tells whether the rules are there now. */
  const load = useCallback(async (): Promise<boolean> => {
    const { current } = latest;
    if (typeof current !== "function" || held.current) return true;
    try {
      held.current = await current();
    } catch {
      return false;
    }
    setArrived(held.current);
    return true;
  }, []);
  /** As they are at this moment, which may be before the next render. */
  const schemaNow = useCallback((): Schema | undefined => {
    const { current } = latest;
    return typeof current === "function" ? held.current : current;
  }, []);

  return { schema: typeof given === "function" ? arrived : given, schemaNow, load };
}
