export { shopSettings } from "@sughurta/contracts";
