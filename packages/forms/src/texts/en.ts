import type { TextsLike } from "@sughurta/i18n";
import { messages as fields } from "@sughurta/messages/fields/en";
import { fullName } from "@sughurta/messages/people/en";
import { messages as plain } from "@sughurta/messages/plain/en";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  summaryMore: "{{count}} more",
  summaryLeft_one: "{{count}} answer left",
  summaryLeft_other: "{{count}} answers left",
  missing: {
    required: "Enter an answer for “{{label}}”",
    choice: "Choose an answer for “{{label}}”",
  },
  summaryTitle: "Check your answers",
  optional: "(optional)",
  choose: "Choose",
  showPassword: "Show password",
  hidePassword: "Hide password",
  dateHint: "For example, {{date}}",
  contacts: {
    phone: "Phone number",
    email: "Email",
  },
  repeatedDigit: "This is one repeated digit. Is this right? If so, continue",
  smsCode: {
    label: "Code from the SMS",
    hint: "Six digits. The code is valid for 5 minutes",
    repeat: "Send another code",
    repeatIn: "You can ask for another code {{wait}}.",
    notSent: "We could not send a code just now. Try later or call {{phone}}.",
  },
  call: {
    busy: "There are many buyers just now",
    busyText: "Everything you entered is kept. We will try again by ourselves {{wait}}.",
    network: "The connection was lost. Check your internet and try again, or call {{phone}}.",
    tooMany: "Too many attempts. Try again {{wait}}, or call {{phone}}.",
  },
  files: {
    kinds: {
      picture: "photo",
      document: "PDF, Word, Excel",
      table: "CSV",
      video: "video",
      archive: "ZIP, RAR",
    },
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
    selected: "Chosen: {{label}}",
    notInList: "This is not in the list. Choose one from the list",
    chosen: "Chosen",
    remove: "Remove: {{label}}",
    removed: "Removed: {{label}}",
  },
  calendar: {
    open: "Open the calendar",
    title: "Calendar",
    previousMonth: "Previous month",
    nextMonth: "Next month",
    month: "Month",
    year: "Year",
    months: "January,February,March,April,May,June,July,August,September,October,November,December",
    weekdays: "Mo,Tu,We,Th,Fr,Sa,Su",
    weekdayNames: "Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday",
  },
  errors: { ...plain, ...fields, fullName },
};
