import { BRANDS } from "../src/brand/brands.ts";

/** Languages of the toolbar; the last is lengthened English, to look for overflow. */
export const LANGUAGE_ITEMS = [
  { value: "ru", title: "Русский" },
  { value: "tg", title: "Тоҷикӣ" },
  { value: "en", title: "English" },
  { value: "pseudo", title: "Longer, accented (en-XA)" },
];

/** Themes of the toolbar. */
export const THEME_ITEMS = [
  { value: "light", title: "Light", icon: "sun" as const },
  { value: "dark", title: "Dark", icon: "moon" as const },
];

/** Brands of the toolbar. */
export const BRAND_ITEMS = Object.entries(BRANDS).map(([value, { name }]) => ({
  value,
  title: name,
}));

/** States of a price; they change stories that show one. */
export const PRICE_ITEMS = [
  { value: "asWritten", title: "Price as in the story" },
  { value: "ready", title: "Price: ready" },
  { value: "recalculating", title: "Price: recalculating" },
  { value: "failed", title: "Price: failed" },
  { value: "none", title: "Price: none yet" },
];

/** Widths at which every screen has to look right. */
export const VIEWPORTS = {
  narrow: { name: "Narrow phone, 320", styles: { width: "320px", height: "640px" } },
  phone: { name: "Phone, 360", styles: { width: "360px", height: "780px" } },
  tablet: { name: "Tablet, 768", styles: { width: "768px", height: "1024px" } },
  desktop: { name: "Desktop, 1440", styles: { width: "1440px", height: "900px" } },
};
