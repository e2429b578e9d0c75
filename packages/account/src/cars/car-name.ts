import type { MyCar } from "@sughurta/contracts/motor";
import { formatPlate } from "@sughurta/domain/motor";

/** Make and model as in the directory or as typed. */
export function carNames({ carMark, carModel, markaTxt, modelTxt }: MyCar) {
  return { make: carMark ?? markaTxt ?? "", model: carModel ?? modelTxt ?? "" };
}

/** Year and plate in a line. */
export function carLine({ carIssueYear, gosNomer }: MyCar): string {
  return [String(carIssueYear), ...(gosNomer ? [formatPlate(gosNomer)] : [])].join(", ");
}
