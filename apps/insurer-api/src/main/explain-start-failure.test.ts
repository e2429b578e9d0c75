import { ConfigError } from "@sughurta/server-kit";
import { expect, it } from "vitest";
import { explainStartFailure } from "./explain-start-failure.ts";

const failureWith = (code: string) => Object.assign(new Error(`raw words of ${code}`), { code });

it.each([
  ["EADDRINUSE", /API_PORT/],
  ["EADDRNOTAVAIL", /HOST/],
  ["ECONNREFUSED", /DATABASE_URL does not answer/],
  ["ENOTFOUND", /host name in DATABASE_URL/],
  ["28P01", /refuses the user or the password/],
  ["3D000", /is not there\. Create it/],
])("explains how to fix a start that fails with %s, without a stack", (code, words) => {
  const text = explainStartFailure(failureWith(code));
  expect(text).toMatch(words);
  expect(text).not.toContain("raw words");
});

it("reports wrong settings with their own message", () => {
  expect(explainStartFailure(new ConfigError(["PORT is wrong"]))).toContain("PORT is wrong");
});

it("includes the stack of any other error", () => {
  expect(explainStartFailure(failureWith("odd"))).toMatch(/raw words of odd[\s\S]*at /);
});
