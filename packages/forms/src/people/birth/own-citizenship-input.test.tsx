import { COUNTRIES } from "@sughurta/domain/countries";
import { I18nProvider, preloadTexts } from "@sughurta/i18n";
import { act, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { OneFieldForm } from "#src/testing/one-field-form.tsx";
import { formTexts } from "#src/texts/form-texts.ts";
import { citizenship } from "../person-rules.ts";
import { peopleTexts } from "../texts/people-texts.ts";
import { OwnCitizenshipInput } from "./own-citizenship-input.tsx";

let comeIntoSight = () => {};

class Observer {
  constructor(tell: (entries: readonly object[]) => void) {
    comeIntoSight = () => tell([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

beforeAll(() => preloadTexts("ru", [formTexts, peopleTexts]));
beforeEach(() => vi.stubGlobal("IntersectionObserver", Observer));
afterEach(() => vi.unstubAllGlobals());

function open(country: string) {
  render(
    <I18nProvider language="ru">
      <OneFieldForm rule={citizenship} initialValue={country}>
        <OwnCitizenshipInput name="field" />
      </OneFieldForm>
    </I18nProvider>,
  );
}

const shown = () => screen.getByRole("combobox", { name: "Гражданство" });
const home = COUNTRIES.find(({ code2 }) => code2 === "TJ");

describe("the buyer's own citizenship", () => {
  it("shows the insurer's country, and the others once the list is on the screen", async () => {
    open("TJ");
    expect(shown()).toHaveDisplayValue(home?.labelRu ?? "");
    expect(screen.queryByRole("option", { name: "Узбекистан" })).not.toBeInTheDocument();
    act(() => comeIntoSight());
    expect(await screen.findByRole("option", { name: "Узбекистан" })).toBeInTheDocument();
    expect(shown()).toHaveDisplayValue(home?.labelRu ?? "");
  });

  it("shows another country that is the form's value, wherever the list is", async () => {
    open("UZ");
    await waitFor(() => expect(shown()).toHaveDisplayValue("Узбекистан"));
  });
});
