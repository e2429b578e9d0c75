import { expect, it } from "vitest";
import { asText, fromText } from "./as-text.ts";

it("gives the same content and the same text each time, without reading it on the server", () => {
  const content = [{ title: "Тоҷикистон" }];
  expect(asText(content)).toBe(asText(content));
  expect(fromText(asText(content))).toBe(content);
});

it("reads in a browser what the server wrote, once", () => {
  const received = structuredClone(asText([{ title: "«Тоҷикистон»", note: undefined }]));
  expect(fromText(received)).toEqual([{ title: "«Тоҷикистон»" }]);
  expect(fromText(received)).toBe(fromText(received));
});
