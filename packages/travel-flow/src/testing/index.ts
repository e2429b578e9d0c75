export { anInsuredPerson, aTravelOrder, aTravelQuote, aTravelTrip, TODAY } from "./builders.ts";
