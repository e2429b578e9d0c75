import { Linter } from "eslint";
import esx from "eslint-plugin-es-x";

/**
 * Names that arrays and iterators share, and shared buffers and WebAssembly's memory (`grow`): by the name alone, a call on
 * the older one would be reported.
 */
const SHARED_NAME = /^es-x\/no-(?:iterator-prototype-|resizable-and-growable-arraybuffers$)/;

/** Features of ES2022 in every browser of the floor. */
const IN_FLOOR = [
  "no-array-prototype-at",
  "no-string-prototype-at",
  "no-class-instance-fields",
  "no-class-private-fields",
  "no-class-private-methods",
  "no-class-static-fields",
  "no-private-in",
  "no-top-level-await",
  // An older engine ignores the cause.
  "no-error-cause",
];

/** Missing functions of the platform, which are not part of the language. */
const MISSING_STATIC = [
  ["AbortSignal", "any"],
  ["AbortSignal", "timeout"],
  ["Response", "json"],
  ["URL", "canParse"],
  ["URL", "parse"],
] as const;

const MISSING_GLOBALS = ["requestIdleCallback", "scheduler", "structuredClone"];

const EDITIONS = ["2022", "2023", "2024", "2025", "2026"].map((year) => `flat/no-new-in-es${year}`);

const configs: Readonly<Record<string, Linter.Config | undefined>> = esx.configs;
const languageRules = [...EDITIONS, "flat/no-new-in-esnext"].flatMap((edition) =>
  Object.keys(configs[edition]?.rules ?? {}),
);

const known = new Set(IN_FLOOR.map((name) => `es-x/${name}`));
const rules: Linter.RulesRecord = {
  ...Object.fromEntries(
    languageRules
      .filter((name) => !SHARED_NAME.test(name) && !known.has(name))
      .map((name) => [name, "error"]),
  ),
  // Safari has it since 16.4: before, it is a syntax error that stops the whole script.
  "es-x/no-regexp-lookbehind-assertions": "error",
  "no-restricted-properties": [
    "error",
    ...MISSING_STATIC.map(([object, property]) => ({ object, property })),
  ],
  "no-restricted-globals": ["error", ...MISSING_GLOBALS],
  "no-restricted-syntax": [
    "error",
    ...["Literal[value", "TemplateElement[value.raw"].map((text) => ({
      selector: `${text}=/\\((width|height) ?[<>]/]`,
      message: "A range in a media query is unknown to Chrome before 104: write min-width.",
    })),
  ],
};

const linter = new Linter();

/**
 * Features of a built script that a browser of the floor lacks, in its syntax, regular expressions, static and
 * prototype methods; `polyfilled` are features that the page polyfills, such as `Object.hasOwn`.
 */
export function scriptProblems(code: string, polyfilled: readonly string[] = []): string[] {
  const config: Linter.Config = {
    plugins: { "es-x": esx },
    languageOptions: { ecmaVersion: "latest", sourceType: "module" },
    settings: { "es-x": { aggressive: true } },
    rules,
  };
  const messages = linter.verify(code, [config], {
    filename: "built.js",
    allowInlineConfig: false,
  });
  return [...new Set(messages.map(({ message }) => message))].filter(
    (message) => !polyfilled.some((name) => message.includes(`'${name}'`)),
  );
}
