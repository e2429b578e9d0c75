import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  offices: {
    title: "Offices and sales points",
    lead: "Bring your passport: a policy takes 15 minutes, and we can help with claims.",
    address: "Address",
    hours: "Opening hours",
    phone: "Phone",
    map: "Open in OpenStreetMap",
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
