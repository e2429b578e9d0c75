import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts = {
  taxi: {
    title: "Taxis and hire cars need a different policy",
    text: "This policy is for a private car. Terms and price are different for taxis and hire cars: call us or come to an office.",
  },
  legalEntity: {
    title: "Company cars need a different policy",
    text: "Here a person buys a policy for their own car. There are separate programmes for companies.",
  },
  carTooOld: {
    title: "Under this programme we insure cars up to {{years}} years old",
    text: "You can insure an older car with:",
    noneText: "Call us or come to an office, and we will say whether an older car can be insured.",
  },
  driver: {
    title: "We cannot name this driver on a casco policy",
    text: "Casco names drivers aged {{from}} to {{to}} who have had a licence for at least a year. Name another driver. The compulsory policy names no drivers, but it does not repair your own car.",
  },
  instead: {
    SCI: "Ready-made programmes, up to {{years}} years",
    ECI: "Own-damage cover (casco) “Individual”, up to {{years}} years",
    MTPL: "The compulsory policy, up to {{years}} years",
  },
  companies: "Programmes for companies",
  office: "Find an office",
  call: "Call {{phone}}",
  back: "Back to the order",
} satisfies TextsLike<typeof ru>;
