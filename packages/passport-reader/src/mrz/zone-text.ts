import type { PassportLines } from "@sughurta/domain/person";

/** Length of a line of a passport (TD3). */
export const LINE_LENGTH = 44;

/** A passport's first line begins with its kind and has fillers; the second one has dates at their places. */
export function isPassportZone([first, second]: PassportLines): boolean {
  const dates = second.slice(13, 28).replaceAll(/[^0-9]/g, "").length;
  return /^[PFRB]/.test(first) && first.includes("<") && dates >= 8;
}

/** A typed line in capitals, with its full length. */
export function withFillers(line: string): string {
  return line
    .toUpperCase()
    .replaceAll(/[^A-Z0-9<]/g, "")
    .slice(0, LINE_LENGTH)
    .padEnd(LINE_LENGTH, "<");
}
