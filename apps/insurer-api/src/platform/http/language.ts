import { DEFAULT_LANGUAGE, isLanguage, type Language } from "@sughurta/domain";

/** The response language from `Accept-Language`: the best supported one, else Russian (SPEC-1). */
export function parseLanguage(header: string | undefined): Language {
  const preferences = (header ?? "")
    .slice(0, 200)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const quality = parameters.find((parameter) => parameter.trim().startsWith("q="));
      const weight = quality === undefined ? 1 : Number(quality.trim().slice(2));
      const language = tag.split("-")[0]?.toLowerCase();
      // Tajik is displayed as TJ, and some clients send this code.
      return { language: language === "tj" ? "tg" : language, weight };
    })
    .filter((preference) => preference.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  const known = preferences.map((preference) => preference.language).find(isLanguage);
  return known ?? DEFAULT_LANGUAGE;
}
