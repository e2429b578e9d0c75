import type { MotorLinks } from "@sughurta/motor-flow";

/** A shop has orders only: for what is not sold online its insurer's site has the offices. */
export function motorLinksTo(insurer: string): MotorLinks {
  return { offices: `${insurer}/offices`, order: () => undefined };
}
