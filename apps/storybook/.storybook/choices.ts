/** Languages of the toolbar. */
export const LANGUAGE_ITEMS = [
  { value: "ru", title: "Русский" },
  { value: "tg", title: "Тоҷикӣ" },
  { value: "en", title: "English" },
];

/** Themes of the toolbar. */
export const THEME_ITEMS = [
  { value: "light", title: "Light", icon: "sun" as const },
  { value: "dark", title: "Dark", icon: "moon" as const },
];

/** Widths at which every screen has to look right. */
export const VIEWPORTS = {
  narrow: { name: "Narrow phone, 320", styles: { width: "320px", height: "640px" } },
  phone: { name: "Phone, 360", styles: { width: "360px", height: "780px" } },
  tablet: { name: "Tablet, 768", styles: { width: "768px", height: "1024px" } },
  desktop: { name: "Desktop, 1440", styles: { width: "1440px", height: "900px" } },
};
