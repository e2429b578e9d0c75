export { box, boxes } from "@sughurta/contracts";
