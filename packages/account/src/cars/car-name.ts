import type { KnownCar } from "@sughurta/contracts";
import { formatPlate } from "@sughurta/domain/motor";

/** Make and model as the directory or a person wrote them. */
export function carNames({ carMark, carModel, markaTxt, modelTxt }: KnownCar) {
  return { make: carMark ?? markaTxt ?? "", model: carModel ?? modelTxt ?? "" };
}

/** Year and plate in a line. */
export function carLine({ carIssueYear, gosNomer }: KnownCar): string {
  return [String(carIssueYear), ...(gosNomer ? [formatPlate(gosNomer)] : [])].join(", ");
}
