import { type BodyOf, checkPolicy, fromWire, toWire } from "@sughurta/contracts";

const question: BodyOf<typeof checkPolicy> = { policyNumber: "0000000013" };

console.log(checkPolicy.method, checkPolicy.path);
console.log(toWire(question));
console.log(fromWire({ policy_number: "0000000013", end_date: "2027-02-28" }));
