import { expect, test } from "vitest";
import * as z from "zod/mini";
import { allContracts } from "./all-contracts.ts";

const MARKUP = "<b>x</b>";
/**
 * Values that are not shown as text: secrets, tokens, promo codes, JSON, page names, and values sent only by a bank's
 * software.
 */
const OPAQUE =
  /\.(password|oldPassword|refresh|token|coupon|couponCode)$|^saveDraft\.(content|edition|basedOn)$|^paymentCallback\./;

/** Fields of a payload that accept a text with markup, by path. */
function takersOfMarkup(schema: z.core.$ZodType, path: string): string[] {
  if (schema instanceof z.core.$ZodObject) {
    return Object.entries(schema._zod.def.shape).flatMap(([key, field]) =>
      takersOfMarkup(field, `${path}.${key}`),
    );
  }
  if (schema instanceof z.core.$ZodArray) return takersOfMarkup(schema._zod.def.element, path);
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable) {
    return takersOfMarkup(schema._zod.def.innerType, path);
  }
  if (schema instanceof z.core.$ZodUnion) {
    return schema._zod.def.options.flatMap((option) => takersOfMarkup(option, path));
  }
  const result = z.safeParse(schema, MARKUP);
  return result.success && typeof result.data === "string" ? [path] : [];
}

test("no text field of users accepts markup", () => {
  const takers = allContracts.flatMap(({ name, body }) => (body ? takersOfMarkup(body, name) : []));
  expect(takers).toContain("logIn.password");
  expect(takers.filter((path) => !OPAQUE.test(path))).toEqual([]);
});
