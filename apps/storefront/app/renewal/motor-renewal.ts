import { isMotorProgram, productOfProgram } from "@sughurta/domain/motor";

export { renewMotorOrder } from "@sughurta/motor-flow";

/** Page of an order of a motor programme; the catalogue where it is no longer sold. */
export function motorOrderHref(program: string): string {
  return isMotorProgram(program) ? `/auto/order/${productOfProgram(program)}` : "/auto";
}
