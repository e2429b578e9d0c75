import type { TextsLike } from "@sughurta/i18n";
import { messages as box, carIssueYear, carTooOld, taxi } from "@sughurta/messages/box/en";
import { stateNumber } from "@sughurta/messages/motor/en";
import { birthInFuture } from "@sughurta/messages/people/en";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  people: {
    lead: "Enter the details of the person buying the insurance and of everyone it insures.",
    term: "Insured persons",
    title: "Who is insured",
    hint: "Up to ten people in one policy. The price does not depend on how many there are.",
    ages: "Ages {{from}} to {{to}}.",
    person: "Insured person {{number}}",
    addHolder: "Add myself",
    add: "Add a person",
    remove: "Remove person {{number}}",
    count_one: "{{count}} person",
    count_other: "{{count}} people",
  },
  address: {
    lead: "Tell us which home to insure and enter the details of the person buying the insurance.",
    term: "Address",
    title: "Which home is insured",
    hint: "This address will be on the policy.",
    city: "Town or village",
    street: "Street",
    house: "House number",
    flat: "Flat number",
    flatHint: "Not needed for a detached house",
    required: {
      city: "Enter the town or village",
      street: "Enter the street",
      house: "Enter the house number",
    },
  },
  car: {
    lead: "Tell us which car to insure and enter the details of the person buying the insurance.",
    term: "Vehicle",
    title: "Which car is insured",
    hint: "A passenger car up to 20 years old, not a taxi.",
    make: "Make",
    makeHint: "For example, Toyota",
    model: "Model",
    modelHint: "For example, Camry",
    year: "Year of manufacture",
    plate: "Number plate",
    plateHint: "As on the plate, for example 1234AA01",
    required: {
      make: "Enter the make of the car",
      model: "Enter the model of the car",
      year: "Choose the year of manufacture",
      plate: "Enter the number plate",
    },
  },
  trip: {
    lead: "Enter the dates of the trip and the details of the person who buys the insurance and travels.",
    term: "Trip",
    title: "Which trip is insured",
    hint: "The policy is valid from {{begin}} to {{end}} and insures the person who buys it.",
    begin: "First day of the trip",
    beginHint: "{{date}} at the earliest",
    end: "Last day of the trip",
    endHint: "{{date}} at the latest",
  },
  errors: { ...box, birthInFuture, carIssueYear, carTooOld, taxi, stateNumber },
};
