import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts = {
  program: {
    title: "What we protect",
    hint: "A policy has one programme and pays once",
    ofWhich_one: "of which {{sum}} for {{count}} option that you can take off",
    ofWhich_other: "of which {{sum}} for {{count}} options that you can take off",
    noPartial: "Partial damage is insured for cars up to {{years}} years old.",
    extras: "Extra cover",
    hints: {
      totalLoss: "The car is wrecked through no fault of yours, or burnt, beyond sensible repair",
      partialDamage:
        "Accidents that others cause, natural disasters, glass and lights: we pay for repairs, up to the cover limit",
      theft: "The car is stolen and not found within 60 days",
    },
  },
  options: {
    title: "Car and driver",
    text: "The price of each add-on is shown next to it",
    included: "Already included in the programme: {{names}}. You do not pay for it separately.",
    territories: "Trips to neighbouring countries",
    hints: {
      crSumAssured: "If the compulsory policy is not enough to pay those you harmed",
      incidentSumAssured: "A payout if a passenger in your car is injured",
      accidentAnyOption: "We pay even if a driver allowed by your policy is at fault",
      accident3tpOption: "We pay you without waiting for the driver at fault to pay",
      oldNewOption: "We do not deduct wear and tear",
      damageCarWashSumAssured: "Scratches and chips at a car wash",
      noTraficPoliceSumAssured: "Small repairs without calling the police",
      greenCardUzbOption:
        "Your casco is valid in Uzbekistan too. You need that country’s compulsory policy as well",
      greenCardKazOption:
        "Your casco is valid in Kazakhstan too. You need that country’s compulsory policy as well",
      greenCardKgzOption:
        "Your casco is valid in Kyrgyzstan too. You need that country’s compulsory policy as well",
    },
  },
  people: {
    drivers: "Drivers",
    driver: "Driver {{number}}",
    anybody: "Anybody may drive",
    anybodyHint: "Without a list of drivers. It costs more",
    licence: "Driving licence",
    copyHolder: "This is the policyholder",
    addDriver: "Add a driver",
    deleteDriver: "Remove driver {{number}}",
    removed: {
      title: "Driver {{number}} was removed",
      text: "Pressed by mistake? You can bring the driver back for 10 seconds.",
      action: "Bring the driver back",
    },
    count_one: "{{count}} driver",
    count_other: "{{count}} drivers",
  },
  compensation: {
    title: "How we pay for damage",
    label: "How we pay",
    hint: "Select it again to clear it",
    samePrice: "The price stays the same",
    dearer: "{{sum}} more",
    cheaper: "{{sum}} less",
    ways: {
      expenses: "Your repair costs are reimbursed",
      independentExamination: "By an independent examination",
      insurerAssessment: "By our assessment",
      insurerServiceStation: "Repair at our garage",
    },
  },
  review: {
    on: "included",
    name: "Name",
    born: "Date of birth",
    phone: "Phone",
    email: "Email",
    experience_one: "{{count}} year’s driving experience",
    experience_other: "{{count}} years’ driving experience",
  },
} satisfies TextsLike<typeof ru>;
