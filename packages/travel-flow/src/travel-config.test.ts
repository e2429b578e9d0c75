import { describe, expect, it } from "vitest";
import { TRAVEL_SETTINGS, TravelConfigError, travelConfig } from "./travel-config.ts";

describe("the settings of a deployer", () => {
  it("have a default each", () => {
    expect(travelConfig()).toEqual({
      layout: "tabs",
      operators: ["card_dc_city", "vaslpay", "dc", "payler", "qr"],
      paymentOrigins: [],
    });
    for (const { about } of Object.values(TRAVEL_SETTINGS)) expect(about).toMatch(/\.$/);
  });

  it("are taken over", () => {
    const settings = {
      layout: "steps",
      operators: ["qr"],
      paymentOrigins: ["https://pay.example"],
    };
    expect(travelConfig(settings)).toMatchObject(settings);
  });

  it.each([
    [{ layout: "pages" }, 'layout must be "tabs" or "steps"'],
    [{ operators: [] }, "operators must be a list of"],
    [{ operators: ["cash"] }, "operators must be a list of"],
    [{ paymentOrigins: ["https://pay.example/path"] }, "paymentOrigins must be a list of origins"],
    [{ colour: "red" }, "colour is not a setting"],
  ])("are refused with a sentence: %o", (settings, problem) => {
    expect(() => travelConfig(settings)).toThrow(TravelConfigError);
    expect(() => travelConfig(settings)).toThrow(problem);
  });
});
