import { expect, it } from "vitest";
import { escapeData } from "./handoff.ts";

it("cannot be ended from inside, and reads the same", () => {
  const value = { text: "</script><!-- \u2028 <script>" };
  const escaped = escapeData(JSON.stringify(value));
  expect(escaped).not.toMatch(/<|\u2028/);
  expect(JSON.parse(escaped)).toEqual(value);
});
