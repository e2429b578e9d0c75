import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  medical: {
    title: "“Ponimayu”: medical cover for your team",
    lead: "People see a doctor when it hurts, not after payday. Insurance for companies of five or more.",
    request: "Discuss the terms",
    coversTitle: "What an employee gets",
    cover1Title: "A doctor nearby",
    cover1Text:
      "A general doctor and specialists in 24 clinics of the country. At night and on the road, a doctor by video.",
    cover2Title: "Hospital",
    cover2Text:
      "Planned and urgent treatment. The clinic sends the bill to us, not to the employee.",
    cover3Title: "A check-up at the office",
    cover3Text: "Once a year the doctors come to you. Nobody loses a working day.",
    cover4Title: "Family",
    cover4Text: "A spouse, children and parents can be added for an extra charge.",
    howTitle: "How it works",
    step1: "You tell us how many people are in the team and what matters to them.",
    step2: "Within one working day we work out the price and send the contract.",
    step3: "Everyone gets a policy number. Before a visit it is enough to call us and give it.",
    questionsTitle: "What people ask",
    question1: "Someone new has joined. What now?",
    question1Answer:
      "Send the name and the date of birth: we add them to the list and charge for the remaining months only.",
    question2: "Will my employer see my diagnosis?",
    question2Answer:
      "No. The company sees only the total; a person’s health stays between them and the doctor.",
    question3: "What if the clinic is not on the list?",
    question3Answer:
      "Call before the visit. We will name the nearest one or come to terms with this one.",
    contactTitle: "Whom to talk to",
    contactPost: "Head of medical insurance",
    contactText: "Call {{phone}} and ask for Ponimayu. You will be put through.",
    call: "Call {{phone}}",
    products: "Other products for business",
  },
};
