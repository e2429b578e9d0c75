const MAX_LATITUDE = 90;
const MAX_LONGITUDE = 180;

/** Latitude and longitude out of `"38.57, 68.78"`; `undefined` where they are no place on Earth (S0 §3). */
export function parseCoords(coords: string): { latitude: number; longitude: number } | undefined {
  const [latitude, longitude, more] = coords.split(",").map((part) => Number(part.trim() || "x"));
  if (latitude === undefined || longitude === undefined || more !== undefined) return undefined;
  const real = Math.abs(latitude) <= MAX_LATITUDE && Math.abs(longitude) <= MAX_LONGITUDE;
  return real ? { latitude, longitude } : undefined;
}

/** Address of a place on OpenStreetMap, which needs no account and works everywhere. */
export function mapHref(coords: string): string | undefined {
  const place = parseCoords(coords);
  if (!place) return undefined;
  const { latitude, longitude } = place;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
