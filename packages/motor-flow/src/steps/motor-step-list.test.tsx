import { LANGUAGES } from "@sughurta/domain";
import { I18nProvider, preloadTexts } from "@sughurta/i18n";
import { render, screen } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import { motorTexts } from "../texts/index.ts";
import { MotorStepList } from "./motor-step-list.tsx";

describe("the list of steps", () => {
  beforeAll(async () => {
    await Promise.all(LANGUAGES.map((language) => preloadTexts(language, [motorTexts])));
  });

  it.each([
    ["ru", "Автомобиль"],
    ["tg", "Мошин"],
    ["en", "Vehicle"],
  ] as const)("names the current step in %s", (language, name) => {
    render(
      <I18nProvider language={language}>
        <MotorStepList product="ECI" current="vehicle" />
      </I18nProvider>,
    );
    const [first, ...others] = screen.getAllByRole("listitem");
    expect(first).toHaveTextContent(name);
    expect(first).toHaveAttribute("aria-current", "step");
    expect(others).toHaveLength(4);
  });

  it("leaves out the programme where there is none to choose", () => {
    render(
      <I18nProvider language="en">
        <MotorStepList product="SCI" current="options" />
      </I18nProvider>,
    );
    expect(screen.queryByText("Programme")).not.toBeInTheDocument();
    expect(screen.getByText("Options")).toHaveAttribute("aria-current", "step");
  });
});
