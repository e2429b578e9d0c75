export { MtplOrder } from "@sughurta/motor-flow";
