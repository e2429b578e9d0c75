/** A part of an email, decoded. */
export interface MailPart {
  readonly type: string;
  /** Name of an attached file; otherwise empty. */
  readonly fileName: string;
  /** Name under which the HTML version shows it; otherwise empty. */
  readonly contentId: string;
  readonly content: Buffer;
}

/** A parsed email. */
export interface ReadMail {
  /** Names in lower case, in order; folded lines are joined. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly parts: readonly MailPart[];
}

/** Parses the source of an email. */
export function readMail(source: string): ReadMail {
  return { headers: split(source).headers, parts: getParts(source) };
}

/** The parts that contain no others, in order: text before HTML before files. */
function getParts(source: string): MailPart[] {
  const { headers, body } = split(source);
  const [, boundary] = /boundary="?([^";]+)"?/.exec(getHeader(headers, "content-type")) ?? [];
  if (boundary === undefined) return [getPart(source)];
  const parts = body.split(`--${boundary}`).slice(1, -1);
  return parts.flatMap((part) => getParts(part.replace(/^\r\n/, "")));
}

function getPart(source: string): MailPart {
  const { headers, body } = split(source);
  const [type = ""] = getHeader(headers, "content-type").split(";");
  const [, fileName = ""] =
    /filename=([^;]+)/.exec(getHeader(headers, "content-disposition")) ?? [];
  const contentId = getHeader(headers, "content-id").replace(/^<|>$/g, "");
  return {
    type,
    fileName,
    contentId,
    content: decode(getHeader(headers, "content-transfer-encoding"), body),
  };
}

function split(source: string) {
  const end = source.indexOf("\r\n\r\n");
  const headers = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n")
    .map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    });
  return { headers, body: source.slice(end + 4).replace(/\r\n$/, "") };
}

const getHeader = (headers: ReadMail["headers"], name: string) =>
  headers.find(([found]) => found === name)?.[1] ?? "";

function decode(encoding: string, body: string): Buffer {
  if (encoding === "base64") return Buffer.from(body, "base64");
  if (encoding !== "quoted-printable") return Buffer.from(body, "latin1");
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1");
}
