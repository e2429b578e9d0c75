export { TravelQuickQuote } from "@sughurta/travel-flow";
