import { useCallback, useEffect, useRef, useState } from "react";
import type * as z from "zod/mini";

/** Rules of a form: a zod schema of an object. */
export type FormSchema = z.ZodMiniType<object, object>;

/** Rules that come later: the same function while they stay the same, and a new attempt after a failure. */
export type LateSchema<Schema extends FormSchema> = () => Promise<Schema>;

interface ArrivedRules<Schema extends FormSchema> {
  /** What fetched them: rules that were replaced meanwhile do not count. */
  readonly source: LateSchema<Schema>;
  readonly schema: Schema;
}

/**
 * The rules of a form, there from the start or fetched once something is filled in. The functions stay the
 * same between renders.
 */
export function useFormRules<Schema extends FormSchema>(given: Schema | LateSchema<Schema>) {
  const [arrived, setArrived] = useState<ArrivedRules<Schema>>();
  const held = useRef<ArrivedRules<Schema>>(undefined);
  const latest = useRef(given);
  useEffect(() => {
    latest.current = given;
  }, [given]);

  /** Tells whether the rules are there now. */
  const load = useCallback(async (): Promise<boolean> => {
    while (typeof latest.current === "function" && held.current?.source !== latest.current) {
      const source = latest.current;
      try {
        held.current = { source, schema: await source() };
      } catch {
        return false;
      }
      setArrived(held.current);
    }
    return true;
  }, []);
  /** As they are at this moment, which may be before the next render. */
  const schemaNow = useCallback(
    (): Schema | undefined => schemaOf(latest.current, held.current),
    [],
  );

  return { schema: schemaOf(given, arrived), schemaNow, load };
}

function schemaOf<Schema extends FormSchema>(
  given: Schema | LateSchema<Schema>,
  arrived: ArrivedRules<Schema> | undefined,
): Schema | undefined {
  if (typeof given !== "function") return given;
  return arrived?.source === given ? arrived.schema : undefined;
}
