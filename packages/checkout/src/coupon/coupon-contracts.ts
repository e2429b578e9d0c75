export { checkCoupon } from "@sughurta/contracts";
