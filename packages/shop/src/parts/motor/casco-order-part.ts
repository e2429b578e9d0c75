export { CascoOrder } from "@sughurta/motor-flow";
