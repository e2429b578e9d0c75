import type { saveBox } from "@sughurta/contracts/box";
import type { BodyOf } from "@sughurta/contracts/core";

/** A valid box order of an adult. */
export function aBoxOrder(changes: Partial<BodyOf<typeof saveBox>> = {}): BodyOf<typeof saveBox> {
  return {
    lastName: "Ғафурзода",
    firstName: "Ҷаҳонгир",
    patronymic: "Қӯрғонбекӣ",
    phoneNumber: "992921234567",
    email: "jahongir@example.tj",
    gender: 0,
    birthDate: "1990-05-14",
    resident: "TJ",
    series: "A",
    docNumber: "12345678",
    issueDate: "2018-02-01",
    issueInstitution: "ШВКД Сино",
    productCode: "FAM_KIDS",
    agree: true,
    ...changes,
  };
}
