import type { Language } from "@sughurta/domain";

interface SpecimenTexts {
  /** Across each page, and before the subject of an email. */
  readonly mark: string;
  readonly notice: string;
}

/** What a policy of a test key says of itself, on paper and in emails. */
export const specimenTexts: Record<Language, SpecimenTexts> = {
  ru: {
    mark: "ОБРАЗЕЦ, НЕ ДЕЙСТВУЕТ",
    notice:
      "Это образец: он сделан тестовым ключом партнёра, ничего не продано, полис не действует.",
  },
  tg: {
    mark: "НАМУНА, АМАЛ НАМЕКУНАД",
    notice:
      "Ин намуна аст: он бо калиди озмоишии шарик сохта шудааст, чизе фурӯхта нашудааст, полис амал намекунад.",
  },
  en: {
    mark: "SPECIMEN, NOT VALID",
    notice:
      "This is a specimen: a partner’s test key made it, nothing was sold, and the policy is not in force.",
  },
};
