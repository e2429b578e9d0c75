export { checkPolicy } from "@sughurta/contracts";
