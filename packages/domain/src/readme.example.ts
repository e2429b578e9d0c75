import { ageOn, formatPhone, getDiscount, parsePhone, policyStatusOn } from "@sughurta/domain";

const today = "2026-11-21";

const digits = parsePhone("+992 92 712 34 56");
console.log(digits === undefined ? "Not a phone number" : formatPhone(digits));

console.log(ageOn("1990-12-31", today));
console.log(policyStatusOn(today, { startDate: "2026-11-01", endDate: "2027-10-31" }));

const spring = {
  code: "SPRING",
  kind: "percent",
  value: 10,
  productCodes: ["SCI_P1"],
  endDate: "2026-12-31",
} as const;
console.log(getDiscount(spring, { productCode: "SCI_P1", price: 500, day: today }));
