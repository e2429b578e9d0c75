/** Asset addresses of the frames. */
export interface EmbedFiles {
  readonly script: string;
  readonly styles: readonly string[];
}

const PARTS: ReadonlySet<string> = new Set(["travel", "mtpl", "box", "policy-check", "claim"]);

/**
 * The page that a partner's site embeds in a frame; `undefined` for an unknown part. Only pages of the partner's own
 * origins may embed it; there are none for a key that is not valid.
 */
export function embedPage(
  part: string,
  origins: readonly string[] | undefined,
  { script, styles }: EmbedFiles,
): Response | undefined {
  if (!PARTS.has(part)) return undefined;
  if (origins === undefined) {
    // An error message for the developer of the host page.
    return new Response(
      "This partner key is not known here, or it was withdrawn; or it is a test key, and this insurer accepts none.",
      {
        status: 403,
        headers: { "content-security-policy": "default-src 'none'", "cache-control": "no-store" },
      },
    );
  }
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("");
  const html = `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sughurta</title>${links}<script type="module" src="${script}"></script></head><body><main id="shop"></main></body></html>`;
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": framePolicy(origins),
      "cache-control": "no-cache",
      "x-robots-tag": "noindex",
    },
  });
}

function framePolicy(origins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    ["frame-ancestors", ...origins].join(" "),
    "require-trusted-types-for 'script'",
    "trusted-types default sg-html",
  ].join("; ");
}
