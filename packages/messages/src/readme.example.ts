import { messageIn } from "@sughurta/messages";
import { messages } from "@sughurta/messages/travel/en";

console.log(messages.multiTripDays);
console.log(messageIn("ru", "phoneTooShort", 2));
