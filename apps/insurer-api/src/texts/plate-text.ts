/** A plate as it is read: `1234 AA 01`. */
export function plateText(plate: string): string {
  return plate.match(/\d+|\D+/g)?.join(" ") ?? plate;
}
