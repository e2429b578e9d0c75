export { calculateTravel, saveTravel } from "@sughurta/contracts";
