import { LANGUAGES } from "@sughurta/domain";
import { describe, expect, it } from "vitest";
import { emailBlocks } from "#src/platform/email/email-blocks.ts";
import { LAPIS, renderEmail } from "#src/platform/email/render-email.ts";
import { EMAIL_KINDS, SITE, sampleEmail } from "./email-samples.ts";

const BRAND = {
  name: "Sughurta",
  colour: LAPIS,
  supportPhone: "5511",
  assistancePhone: "+992 44 600 55 11",
  trustedUrls: [SITE],
};
const SOURCES = { band: "cid:band", mark: "cid:mark" };
/** A button of 17 px letters stays on two lines at 320 px. */
const MAX_LABEL_LENGTH = 60;

describe.each(EMAIL_KINDS)("the email %s", (kind) => {
  it.each(LANGUAGES)("has a closing, short labels and no open placeholder in %s", (language) => {
    const email = sampleEmail(kind, language, BRAND);
    expect(`${email.subject}${email.text}`).not.toMatch(/\{\{|undefined/);
    const blocks = emailBlocks(email.text, BRAND.name);
    expect(blocks.at(-1)?.kind).toBe("closing");
    const labels = blocks.flatMap((block) => (block.kind === "link" ? [block.label] : []));
    for (const label of labels) {
      expect(label).not.toContain("://");
      expect(label.length).toBeLessThan(MAX_LABEL_LENGTH);
    }
    const markup = renderEmail(email, BRAND, SOURCES);
    expect(markup.match(/class="side action"/g) ?? []).toHaveLength(Math.min(labels.length, 1));
  });
});
