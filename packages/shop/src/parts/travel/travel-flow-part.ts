export { TravelFlow } from "@sughurta/travel-flow";
