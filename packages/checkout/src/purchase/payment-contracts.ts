export { createPayment, payment } from "@sughurta/contracts";
