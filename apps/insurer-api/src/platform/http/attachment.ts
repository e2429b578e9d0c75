const LATIN_NAME = /[^A-Za-z0-9._-]+/g;

/**
 * `Content-Disposition` of a file to be saved under its name (RFC 6266). Clients without support for `filename*` get an
 * ASCII name with the same extension; no name can end the header or start another one.
 */
export function attachment(name: string): string {
  const dot = name.lastIndexOf(".");
  const [base, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
  const latin = (text: string) => text.replace(LATIN_NAME, "-").replace(/^-+|-+$/g, "");
  const plain = `${latin(base) || "file"}${latin(ending)}`;
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
