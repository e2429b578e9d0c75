import { type BodyOf, fromWire, toWire } from "@sughurta/contracts/core";
import { checkPolicy } from "@sughurta/contracts/policy";

const question: BodyOf<typeof checkPolicy> = { policyNumber: "0000000013" };

console.log(checkPolicy.method, checkPolicy.path);
console.log(toWire(question));
console.log(fromWire({ policy_number: "0000000013", end_date: "2027-02-28" }));
