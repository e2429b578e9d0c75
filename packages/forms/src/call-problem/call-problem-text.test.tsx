import { I18nProvider, preloadTexts } from "@sughurta/i18n";
import { renderHook } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";
import { InsurerProvider } from "../insurer/insurer-provider.tsx";
import { formTexts } from "../texts/form-texts.ts";
import { type CallProblemLike, callProblemText, useCallProblemText } from "./call-problem-text.ts";

beforeAll(() => preloadTexts("ru", [formTexts]));

const insurer = {
  supportPhone: "5511",
  assistancePhone: "+992 44 600 5511",
  rulesHref: "/rules",
  privacyHref: "/politics",
};

it.each<[CallProblemLike, string]>([
  [
    { kind: "network" },
    "Связь прервалась. Проверьте интернет и попробуйте ещё раз или позвоните 5511.",
  ],
  [
    { kind: "tooMany", seconds: 42 },
    "Слишком много попыток. Попробуйте ещё раз через 42 секунды или позвоните 5511.",
  ],
  [{ kind: "unexpected" }, "Не удалось войти."],
])("%o has the same text in a component and outside", async (problem, sentence) => {
  const { result } = renderHook(() => useCallProblemText(), {
    wrapper: ({ children }) => (
      <I18nProvider language="ru">
        <InsurerProvider insurer={insurer}>{children}</InsurerProvider>
      </I18nProvider>
    ),
  });
  expect(result.current(problem, "Не удалось войти.")).toBe(sentence);
  const outside = await callProblemText(problem, { language: "ru", phone: "5511" });
  expect(outside ?? "Не удалось войти.").toBe(sentence);
});
