import type { Language } from "@sughurta/domain";

interface SpecimenTexts {
  /** Printed across each page, and before the subject of an email. */
  readonly mark: string;
  readonly notice: string;
}

/** Marks of a test key's policy in documents and emails. */
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
