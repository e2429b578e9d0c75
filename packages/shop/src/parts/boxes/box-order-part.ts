export { BoxOrder } from "@sughurta/boxes";
