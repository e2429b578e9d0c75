import { crc32, deflateRawSync } from "node:zlib";

/** A file uploaded by a visitor, and whether it may be accepted. */
export interface FuzzFile {
  readonly what: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const MEGABYTE = 1_000_000;
const text = (content: string) => Uint8Array.from(Buffer.from(content, "latin1"));

function toPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Uint8Array.from(
    Buffer.concat([
      signature,
      chunk("IHDR", header),
      chunk("IDAT", Buffer.alloc(4)),
      chunk("IEND", Buffer.alloc(0)),
    ]),
  );
}

/** A zip with one entry, deflated. */
function toZip(name: string, content: Buffer): Uint8Array<ArrayBuffer> {
  const packed = deflateRawSync(content);
  const [file, sum] = [Buffer.from(name), crc32(content)];
  const head = Buffer.alloc(26);
  head.writeUInt16LE(20, 0);
  head.writeUInt16LE(8, 4);
  head.writeUInt32LE(sum, 10);
  head.writeUInt32LE(packed.length, 14);
  head.writeUInt32LE(content.length, 18);
  head.writeUInt16LE(file.length, 22);
  const local = Buffer.concat([Buffer.from("PK\u0003\u0004", "latin1"), head, file, packed]);
  const central = Buffer.concat([
    Buffer.from("PK\u0001\u0002\u0014\u0000", "latin1"),
    head,
    Buffer.alloc(14),
    file,
  ]);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Uint8Array.from(Buffer.concat([local, central, end]));
}

/** Files of every sad kind (reliability, "Bad input"). */
export function fuzzFiles(): FuzzFile[] {
  const pdf = text("%PDF-1.4\n1 0 obj << >> endobj\n%%EOF\n");
  const svg = text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const bomb = toZip("word/document.xml", Buffer.alloc(60 * MEGABYTE));
  const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
  return [
    { what: "empty", name: "a.pdf", type: "application/pdf", bytes: text("") },
    {
      what: "over the limit",
      name: "a.pdf",
      type: "application/pdf",
      bytes: new Uint8Array(26 * MEGABYTE),
    },
    { what: "SVG as PNG", name: "a.png", type: "image/png", bytes: svg },
    {
      what: "HTML as PDF",
      name: "a.pdf",
      type: "application/pdf",
      bytes: text("<html><script>1</script>"),
    },
    {
      what: "program as JPG",
      name: "a.jpg",
      type: "image/jpeg",
      bytes: text("MZ\u0090\u0000\u0003"),
    },
    { what: "zip bomb as document", name: "a.docx", type: docx, bytes: bomb },
    {
      what: "any zip as document",
      name: "a.docx",
      type: docx,
      bytes: toZip("evil.exe", Buffer.from("MZ")),
    },
    {
      what: "picture of 50,000 × 50,000",
      name: "a.png",
      type: "image/png",
      bytes: toPng(50_000, 50_000),
    },
    { what: "name that climbs", name: "../../etc/passwd.pdf", type: "application/pdf", bytes: pdf },
    {
      what: "name of 300 letters",
      name: `${"я".repeat(300)}.pdf`,
      type: "application/pdf",
      bytes: pdf,
    },
    {
      what: "name with a line break",
      name: "a\r\nSet-Cookie: x.pdf",
      type: "application/pdf",
      bytes: pdf,
    },
    { what: "good one", name: "a.pdf", type: "application/pdf", bytes: pdf },
  ];
}

/** Multipart bodies that break off or never were one. */
export const BROKEN_MULTIPARTS: readonly (readonly [what: string, body: string])[] = [
  ["no body", ""],
  ["boundary only", "--b"],
  [
    "unknown part, no end",
    '--b\r\nContent-Disposition: form-data; name="x"; filename="a.pdf"\r\n\r\n%PDF-1.4 cut here',
  ],
  [
    "known part, no end",
    '--b\r\nContent-Disposition: form-data; name="file1"; filename="a.pdf"\r\n\r\n%PDF-1.4 cut here',
  ],
  ["cut in the headers", "--b\r\nContent-Disposition: form-da"],
  [
    "ten thousand parts",
    `${'--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(10_000)}--b--\r\n`,
  ],
  ["headers without end", `--b\r\n${"X: y\r\n".repeat(20_000)}`],
];
