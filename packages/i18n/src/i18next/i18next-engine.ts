import { FALLBACK_LANGUAGE, LANGUAGES } from "@sughurta/domain";
import { createInstance } from "i18next";
import { tajikPlurals } from "../texts/plural-rules.ts";
import type { TextEngine } from "../texts/text-engine.ts";

/** Fills texts in with i18next, for a site that has it anyway. */
export function createI18nextEngine(): TextEngine {
  // Holds texts only: every call names its language, so requests on a server share nothing else.
  const instance = createInstance({
    initAsync: false,
    lng: FALLBACK_LANGUAGE,
    fallbackLng: FALLBACK_LANGUAGE,
    supportedLngs: LANGUAGES,
    resources: {},
    nsSeparator: false,
    returnEmptyString: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
  });
  void instance.init();
  const resolver = instance.services.pluralResolver;
  const ruleOf = resolver.getRule.bind(resolver);
  resolver.getRule = (code: string, options?: object) =>
    code === "tg" ? tajikPlurals : ruleOf(code, options);
  return {
    add: (language, namespace, texts) => {
      instance.addResourceBundle(language, namespace, texts);
    },
    textOf: (language, namespace, key, values) =>
      instance.t(key, { ...values, lng: language, ns: namespace }),
  };
}
