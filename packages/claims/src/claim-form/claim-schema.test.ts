import { expect, it } from "vitest";
import { claimSchema } from "./claim-schema.ts";

const { note } = claimSchema.shape;

it.each([
  ["ДТП", undefined],
  ["На дороге, в 18:30 — удар сзади (без пострадавших).", undefined],
  ["", "required"],
  ["Да", "tooShort"],
  ["а".repeat(999), undefined],
  ["а".repeat(1000), "tooLong"],
  ["<script>", "markup"],
])("the description of a claim %j is %s", (text, code) => {
  expect(note.safeParse(text).error?.issues[0]?.message).toBe(code);
});

it.each([
  ["", undefined],
  ["2026-03-01", undefined],
  ["31.13.2026", "dateNoMonth"],
  ["31.", "date"],
])("the date of an event %j is %s", (text, code) => {
  expect(claimSchema.shape.eventDate.safeParse(text).error?.issues[0]?.message).toBe(code);
});
