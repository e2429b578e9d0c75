type Document = PDFKit.PDFDocument;

/** The document's palette: lapis, saffron, ink on warm paper. */
export const COLOURS = {
  lapis: "#1d3f8f",
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
