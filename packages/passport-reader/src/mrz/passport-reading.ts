import type { PassportField, PassportLines, PassportReading } from "@sughurta/domain/person";
import { withFillers, zoneValues } from "./passport-values.ts";

/** Lines that a person has compared with the passport: what agrees with its check digits is right. */
export function readCorrectedLines([first, second]: PassportLines, today: string): PassportReading {
  const lines = [withFillers(first), withFillers(second)] as const;
  const { values, stated } = zoneValues(lines, today);
  return {
    lines,
    known: values,
    doubtful: stated.filter((field) => values[field] === undefined),
  };
}

/** Fields under two check digits: their own, and the one over the whole line. */
const TWICE_CHECKED: ReadonlySet<PassportField> = new Set(["birthDate", "docNumber", "validTo"]);

/**
 * Two recognitions of one passport, by shapes and by a neural network. Values are known that agree with their check
 * digit, and that both state, or that two check digits confirm. A `?` in the second one is a letter that it has not
 * recognised.
 */
export function combineRecognitions(
  shapes: PassportLines,
  network: PassportLines,
  today: string,
): PassportReading {
  const [first, second] = [zoneValues(shapes, today), zoneValues(network, today)];
  const known: Partial<Record<PassportField, string>> = {};
  const doubtful: PassportField[] = [];
  for (const field of new Set([...first.stated, ...second.stated])) {
    const [value, other] = [first.values[field], second.values[field]];
    const isConfirmed =
      value === other || (other === undefined && first.isWhole && TWICE_CHECKED.has(field));
    if (value !== undefined && isConfirmed) known[field] = value;
    else doubtful.push(field);
  }
  return { lines: shapes, known, doubtful };
}
