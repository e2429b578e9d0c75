import { LANGUAGES } from "@sughurta/domain";
import { I18nProvider, preloadTexts } from "@sughurta/i18n";
import { render, screen } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import { travelTexts } from "../texts/travel-texts.ts";
import { TravelStepList } from "./travel-step-list.tsx";

describe("the list of steps", () => {
  beforeAll(async () => {
    await Promise.all(LANGUAGES.map((language) => preloadTexts(language, [travelTexts])));
  });

  it.each([
    ["ru", "Поездка"],
    ["tg", "Сафар"],
    ["en", "Trip"],
  ] as const)("names the current step in %s", (language, name) => {
    render(
      <I18nProvider language={language}>
        <TravelStepList current="trip" />
      </I18nProvider>,
    );
    const [first, ...others] = screen.getAllByRole("listitem");
    expect(first).toHaveTextContent(name);
    expect(first).toHaveAttribute("aria-current", "step");
    expect(others).toHaveLength(3);
    for (const other of others) {
      expect(other).not.toHaveAttribute("aria-current");
    }
  });
});
