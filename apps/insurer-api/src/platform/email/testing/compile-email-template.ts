import { readFileSync, writeFileSync } from "node:fs";
import mjml from "mjml";

const SOURCE = new URL("../email.mjml", import.meta.url);
const COMPILED = new URL("../email-template.ts", import.meta.url);

/** MJML wants literal colours; ours are those of the brand and of the product. */
const IS_PLACEHOLDER = /invalid value: \{\{\w+\}\} for type Color/;

/** The compiled layout of emails, in one line. Throws if the layout is invalid. */
export async function compileEmailTemplate(): Promise<string> {
  const { html, errors } = await mjml(readFileSync(SOURCE, "utf8"), {
    keepComments: true,
    validationLevel: "soft",
    fonts: {},
  });
  const faults = errors.filter(({ message }) => !IS_PLACEHOLDER.test(message));
  if (faults.length > 0) throw new Error(faults.map(({ message }) => message).join("\n"));
  return html.replace(/\s+/g, " ").replaceAll("> <", "><").trim();
}

if (import.meta.main) {
  const layout = JSON.stringify(await compileEmailTemplate());
  writeFileSync(
    COMPILED,
    `// Generated from email.mjml by \`pnpm --filter @sughurta/insurer-api compile:email\`.
/** The compiled layout of emails: \`<!--part name-->\` begins each part, \`{{name}}\` is a value. */
export const EMAIL_TEMPLATE = ${layout};
`,
  );
}
