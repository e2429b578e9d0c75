import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  home: {
    heading: "Insurance online for you and your family",
    banners: "Highlights",
    actions: "Quick actions",
    claimTitle: "Something happened",
    claimText: "Report the event, add photos and documents",
    checkTitle: "Check a policy",
    checkText: "See by its number whether a policy is in force",
    activateTitle: "Activate a policy",
    activateText: "Enter the number and code from the card or the SMS",
    popular: "Popular insurance",
    allProducts: "All insurance",
    offers: "Offers",
    partners: "Our partners",
    allPartners: "All partners",
    blog: "Good to know",
    allBlog: "All articles",
  },
  offers: {
    travelTitle: "Everything included: your trip insured for 100 TJS",
    travelText: "Doctor, medicine, luggage and flight delay in one policy for the whole trip.",
    familyTitle: "One policy for the whole family",
    familyText:
      "An injury at home, at school or in the garden: paid on a doctor's note, no extra papers.",
    homeTitle: "A home protected all year round",
    homeText: "Earthquake, mudflow, fire and flooding. First money within three days.",
    more: "More",
    request: "Send a request",
  },
};
