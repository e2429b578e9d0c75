import type { Town } from "@sughurta/ui-kit";

/** The main rivers, "longitude,latitude" pairs from source to mouth or border, simplified to 10 km. */
export const TAJIKISTAN_RIVERS: readonly string[] = [
  // Syr Darya
  "70.6,40.45 70.3,40.37 69.95,40.32 69.63,40.29 69.4,40.22 69.24,40.2",
  // Zarafshon
  "70.45,39.5 69.9,39.46 69.2,39.43 68.54,39.39 68.05,39.43 67.62,39.51 67.45,39.53",
  // Surkhob and Vakhsh
  "71.6,39.4 71.2,39.24 70.37,39.01 69.95,38.82 69.75,38.66 69.4,38.4 69.12,38.2 68.98,37.95 68.8,37.8 68.6,37.45 68.34,37.12",
  // Kofarnihon
  "69.35,38.85 69.02,38.57 68.65,38.45 68.4,38.15 68.2,37.75 68.1,37.3 68.07,37",
  // Murghob and Bartang
  "74.3,38.1 73.97,38.17 73.4,38.2 72.8,38.22 72.5,38.3 72.2,38.1 71.85,38 71.58,37.93",
  // Gunt
  "73,37.75 72.5,37.72 72,37.65 71.55,37.49",
];

/** Towns for orientation on a map of the country, in degrees. */
export const TOWNS = [
  { key: "dushanbe", latitude: 38.56, longitude: 68.79, anchor: "end" },
  { key: "khujand", latitude: 40.28, longitude: 69.62 },
  { key: "bokhtar", latitude: 37.84, longitude: 68.78, anchor: "end" },
  { key: "kulob", latitude: 37.91, longitude: 69.78, anchor: "start" },
  { key: "khorugh", latitude: 37.49, longitude: 71.55 },
  { key: "murghob", latitude: 38.17, longitude: 73.97 },
] as const satisfies readonly (Omit<Town, "title"> & { readonly key: string })[];
