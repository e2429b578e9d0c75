type Document = PDFKit.PDFDocument;

/** The document's palette: lapis, saffron, ink on warm paper. */
export const COLOURS = {
  lapis: "#1d3f8f",
  lapisDeep: "#142c66",
  lapisPale: "#e7edf8",
  saffron: "#e2a32b",
  ink: "#1c2230",
  muted: "#5b6475",
  line: "#d9dde6",
  paper: "#fdfbf7",
  white: "#ffffff",
  danger: "#a3201d",
} as const;

/** An eight-pointed star: two squares, one turned by an eighth. */
export function drawStar(
  doc: Document,
  x: number,
  y: number,
  radius: number,
  colour: string,
): void {
  const points = Array.from({ length: 16 }, (_, index) => {
    const angle = (Math.PI / 8) * index;
    const reach = index % 2 === 0 ? radius : radius * 0.765;
    return [x + reach * Math.sin(angle), y - reach * Math.cos(angle)] as const;
  });
  const [first, ...rest] = points;
  if (!first) return;
  doc.moveTo(...first);
  for (const point of rest) doc.lineTo(...point);
  doc.closePath().fill(colour);
}

/** A woven edge: stepped lozenges in rows, as on an ikat cloth. */
export function drawIkatEdge(
  doc: Document,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const steps = [1, 0.72, 0.44, 0.18];
  const tones = [COLOURS.saffron, COLOURS.lapisDeep, COLOURS.white, COLOURS.saffron];
  const lozenge = height * 0.9;
  const count = Math.floor(width / lozenge);
  const pitch = width / count;
  doc.save();
  doc.rect(x, y, width, height).clip();
  doc.rect(x, y, width, height).fill(COLOURS.lapis);
  for (let index = 0; index <= count; index += 1) {
    const centre = x + pitch * index + pitch / 2;
    steps.forEach((step, tone) => {
      stepped(doc, centre, y + height / 2, (pitch / 2) * step, (height / 2) * step);
      doc.fill(tones[tone] ?? COLOURS.saffron);
    });
  }
  doc.restore();
}

function stepped(doc: Document, x: number, y: number, halfWidth: number, halfHeight: number): void {
  const teeth = 4;
  const corner = (index: number) =>
    [(halfWidth * index) / teeth, (halfHeight * (teeth - index)) / teeth] as const;
  const quarter: (readonly [number, number])[] = [];
  for (let index = 0; index < teeth; index += 1) {
    const [, high] = corner(index);
    const [wide] = corner(index + 1);
    const [from] = corner(index);
    quarter.push([from, high], [wide, high]);
  }
  quarter.push([halfWidth, 0]);
  const mirrored = [
    ...quarter.map(([dx, dy]) => [x + dx, y - dy] as const),
    ...quarter.toReversed().map(([dx, dy]) => [x + dx, y + dy] as const),
    ...quarter.map(([dx, dy]) => [x - dx, y + dy] as const),
    ...quarter.toReversed().map(([dx, dy]) => [x - dx, y - dy] as const),
  ];
  const [first, ...rest] = mirrored;
  if (!first) return;
  doc.moveTo(...first);
  for (const point of rest) doc.lineTo(...point);
  doc.closePath();
}
