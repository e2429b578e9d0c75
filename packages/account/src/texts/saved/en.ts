import type { TextsLike } from "@sughurta/i18n";
import { stateNumber, validateVin } from "@sughurta/messages/motor/en";
import { documentValidTo } from "@sughurta/messages/people/en";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  list: {
    change: "Change",
    changeNamed: "Change: {{name}}",
    remove: "Remove",
    removeNamed: "Remove: {{name}}",
    removeAsk: "Remove it?",
    cancel: "Do not save",
    save: "Save",
    saved: "Saved.",
  },
  documents: {
    title: "Documents",
    lead: "Save a document once and use it in any order.",
    none: "No documents yet.",
    add: "Add a document",
    type0: "Internal passport of Tajikistan",
    type1: "International passport",
    type2: "Passport of another country",
    line: "{{number}}, issued {{date}}",
    validTo: "valid until {{date}}",
  },
  addresses: {
    title: "Addresses",
    none: "No addresses yet.",
    add: "Add an address",
    city: "City or district",
    address: "Street, house, flat",
    postalCode: "Postal code",
  },
  people: {
    title: "People you insure",
    lead: "When you order, you can choose the people you insure from a list. Their details are stored encrypted.",
    none: "Nobody yet.",
    add: "Add a person",
    born: "Date of birth: {{date}}",
    withDocument: "Save this person’s document too",
  },
  cars: {
    title: "My cars",
    lead: "Cars insured here appear on their own. You can add another one.",
    none: "No cars yet.",
    add: "Add a car",
    insure: "Insure",
    insureAgain: "Insure again",
    insureNamed: "{{action}}: {{name}}",
    make: "Make",
    makeHint: "For example, Toyota",
    model: "Model",
    modelHint: "For example, Camry",
    year: "Year of manufacture",
    plate: "Number plate",
    plateHint: "For example, 1234AA01",
    vin: "VIN",
    vinHint: "17 characters, from the vehicle registration certificate",
  },
  messages: {
    title: "What we send you",
    always:
      "We always send your policy, payment confirmation, claim number and the decision on a claim. The rest is your choice.",
    renewal: "Reminder before a policy ends",
    claim: "News about a claim",
    news: "News and offers",
    mail: "By email",
    sms: "By SMS",
    language: "Language for emails and SMS",
    asOrdered: "The language you bought the policy in",
  },
  site: {
    title: "Language of the site",
  },
  errors: {
    taxi: "This is the plate of a taxi. We do not insure taxis here",
    stateNumber,
    validateVin,
    carIssueYear: "Choose the year of manufacture from the list",
    documentValidTo,
  },
};
