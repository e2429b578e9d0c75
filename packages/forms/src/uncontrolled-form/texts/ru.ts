import { messages } from "@sughurta/messages/plain/ru";

export const texts = { errors: messages };
