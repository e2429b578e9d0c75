import type { messages as ru } from "./ru.ts";

export const messages: Record<keyof typeof ru, string> = {
  personTwice: "This person is in the list already. Enter someone else or remove the duplicate",
  documentSeries: "The series has only digits and capital letters",
  documentNumber: "A document number has only letters and digits",
};
