import { messages } from "@sughurta/messages/plain/tg";

export const texts = { errors: messages };
