import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  offices: {
    title: "Offices and sales points",
    lead: "Bring your passport: a policy takes 15 minutes, and we can help with claims.",
    always: "Open 24 hours",
    openUntil: "Open until {{time}}",
    opensToday: "Closed, opens today at {{time}}",
    opensTomorrow: "Closed, opens tomorrow at {{time}}",
    opensOn: {
      mon: "Closed, opens on Monday at {{time}}",
      tue: "Closed, opens on Tuesday at {{time}}",
      wed: "Closed, opens on Wednesday at {{time}}",
      thu: "Closed, opens on Thursday at {{time}}",
      fri: "Closed, opens on Friday at {{time}}",
      sat: "Closed, opens on Saturday at {{time}}",
      sun: "Closed, opens on Sunday at {{time}}",
    },
    towns: {
      dushanbe: "Dushanbe",
      khujand: "Khujand",
      bokhtar: "Bokhtar",
      kulob: "Kulob",
      khorugh: "Khorugh",
      murghob: "Murghob",
    },
    city: "City",
    everyCity: "All cities",
    nearest: "Nearest to me",
    byDistance: "Nearest to you first",
    noPosition: "We could not find out where you are. Choose a city from the list",
    away: "{{distance}} km",
    onMap: "Mark on the map",
    mapLabel: "Map of the offices",
    together: "Offices close together: {{count}}. Show closer",
    wholeMap: "Whole map",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    newTab: "the map opens in a new tab",
    empty: "The list of offices will appear soon",
  },
};
