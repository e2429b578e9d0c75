import { messages } from "@sughurta/messages/plain/en";

export const texts = { errors: messages };
