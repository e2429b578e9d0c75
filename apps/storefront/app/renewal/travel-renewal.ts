export { renewTravelOrder } from "@sughurta/travel-flow";
