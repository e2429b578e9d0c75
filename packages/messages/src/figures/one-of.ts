/** A sum grouped by thousands: `30 000`. */
const grouped = (sum: number) => String(sum).replace(/\B(?=(?:\d{3})+$)/g, " ");

/** Sums to choose from: `30 000, 50 000 or 75 000`. */
export function oneOf(sums: readonly number[], or: string): string {
  const last = sums.length - 1;
  return `${sums.slice(0, last).map(grouped).join(", ")} ${or} ${sums.slice(last).map(grouped).join("")}`;
}
