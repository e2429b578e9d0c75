import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  summaryMore: "Show {{count}} more",
  summaryTitle: "Check your answers",
  optional: "(optional)",
  choose: "Choose",
  wrongInput: "Check this field",
  offline: "There is no connection. Check your internet and try again.",
  showPassword: "Show password",
  hidePassword: "Hide password",
  dateHint: "For example, {{date}}",
  contacts: {
    phone: "Phone number",
    email: "Email",
  },
  call: {
    network: "The connection was lost. Check your internet and try again, or call {{phone}}.",
    tooMany: "Too many attempts. Wait {{seconds}} s and try again, or call {{phone}}.",
  },
  files: {
    choose: "Choose files",
    preparing: "Making pictures smaller…",
    camera: "Take a photo",
    drop: "or drop them here",
    chooseAnother: "Choose another file",
    remove: "Remove the file {{name}}",
    retry: "Upload again",
    sending: "Uploading {{name}}",
    sent: "uploaded",
  },
  combo: {
    noResults: "No results found",
    found: "Found: {{count}}",
    chosen: "Chosen",
    remove: "Remove: {{label}}",
  },
  calendar: {
    open: "Open the calendar",
    close: "Close the calendar",
    previousMonth: "Previous month",
    nextMonth: "Next month",
    month: "Month",
    year: "Year",
    months: "January,February,March,April,May,June,July,August,September,October,November,December",
    weekdays: "Mo,Tu,We,Th,Fr,Sa,Su",
  },
};
