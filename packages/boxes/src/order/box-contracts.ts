export { saveBox } from "@sughurta/contracts";
