import { expect, it } from "vitest";
import { shouldRevalidate as ofAccount } from "../routes/account.tsx";
import { shouldRevalidate as ofClaim } from "../routes/losses.tsx";
import { shouldRevalidate as ofMotorOrder } from "../routes/motor-order.tsx";
import { shouldRevalidate as ofTravelOrder } from "../routes/travel-order.tsx";

const from = (currentUrl: string, nextUrl: string) =>
  ({
    currentUrl: new URL(currentUrl, "http://localhost"),
    nextUrl: new URL(nextUrl, "http://localhost"),
    defaultShouldRevalidate: true,
  }) as Parameters<typeof ofClaim>[0];

it.each([
  ["the account", ofAccount],
  ["a claim", ofClaim],
  ["a motor order", ofMotorOrder],
  ["a travel order", ofTravelOrder],
])(
  "a step of %s sends no request to the server, another page and the same address do",
  (_, shouldRevalidate) => {
    expect(shouldRevalidate(from("/page", "/page?step=two"))).toBe(false);
    expect(shouldRevalidate(from("/page/one", "/page/two"))).toBe(true);
    expect(shouldRevalidate(from("/page?step=two", "/page?step=two"))).toBe(true);
  },
);
