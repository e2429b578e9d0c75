import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  title: "List from a file",
  close: "Close",
  lead: "Enter people in a table, each in a row of their own. One policy covers up to {{max}} people.",
  columns: "These columns are needed: {{columns}}. You can add the rest in the order.",
  template: "Download a sample table",
  choose: "Choose a file",
  chooseAgain: "Choose another file",
  hint: "Excel (XLSX) or CSV, up to {{max}} MB. We do not store the file.",
  reading: "Reading the file",
  failed: "We could not read the file. Try again or type the people in yourself.",
  read: "The file has been read. Correct people: {{people}}. Errors: {{faults}}.",
  who: "Who to add",
  faults: "What to correct",
  faultsHint:
    "Correct these rows in the file and choose it again, or add the people who are correct now.",
  fault: "Row {{row}}, {{column}}: {{message}}",
  more: "Show more: {{count}}",
  person: "{{name}}, {{date}}",
  spelled: "The name was converted to Latin letters, compare it with the passport",
  tooMany:
    "The file has more people than places. You can add to this order: {{seats}}. Tick who to add now. For the others, place another order with the same file.",
  full: "The order is full: one policy covers {{max}} people. Replace those already entered or place another order.",
  replace: "Replace the people already entered: {{count}}",
  add: "Add people: {{count}}",
  chooseSome: "Tick who to add",
  chooseFewer: "People ticked: {{count}}, but you can add {{seats}}. Untick the others.",
  added: "People added from the file: {{count}}. Check their details and add the rest.",
  addedSpelled: "We converted names in Cyrillic to Latin letters: compare them with the passports.",
};
