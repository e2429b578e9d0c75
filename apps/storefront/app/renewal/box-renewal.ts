export { renewBoxOrder } from "@sughurta/boxes";
