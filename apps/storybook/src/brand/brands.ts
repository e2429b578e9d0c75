/** Parts that an insurer replaces without touching code: texts here, looks in the stylesheet of the brand. */
export interface Brand {
  readonly name: string;
  readonly legalName: string;
  readonly supportPhone: string;
  readonly assistancePhone: string;
}

/** Brands of the toolbar; the stylesheet of one counts under `data-brand`. */
export const BRANDS = {
  sughurta: {
    name: "Sughurta",
    legalName: "Sughurta Insurance",
    supportPhone: "5511",
    assistancePhone: "+992 44 600 55 11",
  },
  zarafshon: {
    name: "Zarafshon",
    legalName: "Zarafshon Insurance",
    supportPhone: "2233",
    assistancePhone: "+992 44 600 22 33",
  },
} as const satisfies Readonly<Record<string, Brand>>;

/** Name of a brand in the toolbar. */
export type BrandName = keyof typeof BRANDS;

/** Whether the toolbar has this brand. */
export function isBrandName(value: unknown): value is BrandName {
  return typeof value === "string" && Object.hasOwn(BRANDS, value);
}
