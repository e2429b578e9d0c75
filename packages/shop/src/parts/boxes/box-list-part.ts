export { BoxList } from "@sughurta/boxes";
