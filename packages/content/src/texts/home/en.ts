import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  home: {
    heading: "Insurance online for you and your family",
    families: "What to protect",
    priceFrom: "from {{price}}",
    sheetState: "This is what your policy looks like",
    sheetPrice: "Price",
    sheetPhone: "Help by phone",
    sheetChoose: "Choose a policy",
    actions: "Quick actions",
    claimTitle: "Something happened",
    claimText: "Make a claim, add photos and documents",
    checkTitle: "Check a policy",
    checkText: "See by its number whether a policy is in force",
    activateTitle: "Activate a policy",
    activateText: "Enter the number and code from the card or the SMS",
    popular: "Popular policies",
    allProducts: "All policies",
    offers: "Offers",
    partners: "Our partners",
    allPartners: "All partners",
    blog: "Good to know",
    allBlog: "All articles",
  },
  offers: {
    travelTitle: "All-in-one travel cover: 100 TJS",
    travelText: "Doctor, medicines, baggage and flight delay in one policy for the whole trip.",
    familyTitle: "One policy for the whole family",
    familyText: "An injury at home, at school or in the garden: claim with a doctor’s note.",
    homeTitle: "A home protected all year round",
    homeText:
      "Earthquake, mudflow, fire and flooding. An advance of up to 5 000 TJS, usually within three days.",
    more: "Details",
    request: "Send a request",
  },
};
