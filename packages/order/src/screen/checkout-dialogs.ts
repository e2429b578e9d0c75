export { CheckoutDialogs } from "@sughurta/checkout";
