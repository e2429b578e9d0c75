import { MESSAGES } from "@sughurta/messages";
import { messages } from "@sughurta/messages/travel/en";

console.log(messages.multiTripDays);
console.log(MESSAGES.ru.multiTripDays);
