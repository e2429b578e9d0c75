import { classNames, type ElementAttributes, withRef } from "../element/element.ts";

/** Outlines on a 24 px grid, drawn with a 1.75 px round stroke. */
export const iconPaths = {
  menu: "M4 7h16M4 12h16M4 17h10",
  close: "M6 6l12 12M18 6 6 18",
  "chevron-down": "m6 9.5 6 6 6-6",
  "chevron-up": "m6 14.5 6-6 6 6",
  "chevron-left": "m14.5 6-6 6 6 6",
  "chevron-right": "m9.5 6 6 6-6 6",
  check: "m5 12.5 4.5 4.5L19 7.5",
  alert: "M12 4 2.8 19.5h18.4L12 4Zm0 6v4.5m0 2.6v.1",
  info: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 8v5.5m0-9v.1",
  phone:
    "M8.2 4H5a1.5 1.5 0 0 0-1.5 1.6C4 13.5 10.5 20 18.4 20.5A1.5 1.5 0 0 0 20 19v-3.2l-4.3-1.6-1.9 1.9a13 13 0 0 1-5.9-5.9l1.9-1.9L8.2 4Z",
  "map-pin":
    "M12 21s7-6.2 7-11.5a7 7 0 1 0-14 0C5 14.8 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
  calendar: "M5 6h14v14H5V6Zm0 4.5h14M8.5 3.5V8m7-4.5V8",
  search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5",
  globe:
    "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3.5 12h17M12 3c2.5 2.4 3.7 5.5 3.7 9s-1.2 6.6-3.7 9c-2.5-2.4-3.7-5.5-3.7-9s1.2-6.6 3.7-9Z",
  user: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.6-3.7 3.5-5.5 7.5-5.5s6.9 1.8 7.5 5.5",
  users:
    "M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2.5 19.5C3 16.4 5.5 15 9 15s6 1.4 6.5 4.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4m2.5 3.8c2 .6 3.2 1.9 3.5 4",
  shield:
    "M12 3.5 4.5 6v5.5c0 4.5 3 7.5 7.5 9 4.5-1.5 7.5-4.5 7.5-9V6L12 3.5Zm-3.5 8.3 2.5 2.5 4.5-4.6",
  car: "M4 17v-4.5l2-5.7A1.2 1.2 0 0 1 7.1 6h9.8a1.2 1.2 0 0 1 1.1.8l2 5.7V17H4Zm0-4.5h16M6 17v2m12-2v2M7.5 15h.1m8.8 0h.1",
  plane:
    "M20.5 3.5c-1-1-2.6-.7-3.6.3L13.5 7.2 5 5 3.5 6.5l7 3.8-3.3 3.3-2.5-.4L3.5 14.4l3.9 2.2 2.2 3.9 1.2-1.2-.4-2.5 3.3-3.3 3.8 7L19 19l-2.2-8.5 3.4-3.4c1-1 1.3-2.6.3-3.6Z",
  home: "M4 11.5 12 4.5l8 7M6 10v9.5h12V10m-8 9.5V14h4v5.5",
  box: "M12 3.5 4.5 7.5v9l7.5 4 7.5-4v-9L12 3.5Zm-7.5 4 7.5 4 7.5-4M12 11.5v9M8 5.6l7.7 4.1",
  document: "M6.5 3.5h7.5l4 4v13h-11.5v-17ZM14 3.5v4h4M9.5 12h5m-5 4h5",
  pdf: "M6.5 3.5h7.5l4 4v13h-11.5v-17ZM14 3.5v4h4M9 17.5c2-1.2 3.2-4 2.9-6.5 0 2.5 1.6 4.6 3.6 4.7-2-.3-4.7.4-6.5 1.8Z",
  image: "M4.5 5h15v14h-15V5Zm0 11 4.5-4.5 4 4 2.5-2.5 4 4M14.7 9h.1",
  camera:
    "M4.5 8h3.2l1.6-2.5h5.4L16.3 8h3.2v11h-15V8Zm7.5 8.3a3.1 3.1 0 1 0 0-6.2 3.1 3.1 0 0 0 0 6.2Z",
  download: "M12 4v11m0 0-4.5-4.5M12 15l4.5-4.5M4.5 19.5h15",
  upload: "M12 15.5v-11m0 0L7.5 9M12 4.5 16.5 9m-12 10.5h15",
  play: "M8 5.5v13l10.5-6.5L8 5.5Z",
  pause: "M8.5 5.5v13m7-13v13",
  "arrow-right": "M4.5 12h15m0 0-6-6m6 6-6 6",
  "arrow-left": "M19.5 12h-15m0 0 6-6m-6 6 6 6",
  external: "M10 6H5.5v12.5H18V14M13.5 5H19v5.5M19 5l-8.5 8.5",
  trash: "M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7m-7 4v5m4-5v5",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  share: "M12 14.5V4M8 8l4-4 4 4M5.5 12v7.5h13V12",
  copy: "M9 9h10.5v10.5H9V9Zm-2.5 5.5h-2v-10h10v2",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4.5V12l3.5 2",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",
  "eye-off":
    "M4 4l16 16M6.3 7.3C3.8 9.2 2.5 12 2.5 12S6 18.5 12 18.5c1.7 0 3.2-.5 4.5-1.2M9.7 5.8c.7-.2 1.5-.3 2.3-.3 6 0 9.5 6.5 9.5 6.5s-.9 1.7-2.5 3.3",
  mail: "M3.5 6h17v12h-17V6Zm0 .5 8.5 7 8.5-7",
  card: "M3.5 6h17v12h-17V6Zm0 4h17M6.5 14.5h4",
  qr: "M4.5 4.5h5.5V10H4.5V4.5Zm9.5 0h5.5V10H14V4.5ZM4.5 14h5.5v5.5H4.5V14Zm9.5 0h2v2m3.5-2v2M14 19.5h2.5m3-1v1",
  refresh: "M19.5 12a7.5 7.5 0 1 1-2.2-5.3l2.2 2.2m0-4.9v4.9h-4.9",
  edit: "M4.5 19.5h3.7L19 8.7 15.3 5 4.5 15.8v3.7ZM12.7 7.6l3.7 3.7",
  star: "M12 2.5l2.4 3.8 4.3-1-1 4.3 3.8 2.4-3.8 2.4 1 4.3-4.3-1-2.4 3.8-2.4-3.8-4.3 1 1-4.3L2.5 12l3.8-2.4-1-4.3 4.3 1L12 2.5Z",
  social:
    "M18 3.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM6 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Zm12 6a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM8.2 10.8l7.6-3.6M8.2 13.2l7.6 3.6",
  instagram:
    "M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Zm4 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Zm4.5-1h.1",
  facebook:
    "M14 20.5V13h2.7l.5-3.2H14V8c0-1 .5-1.7 1.7-1.7h1.6V3.6c-3.8-.7-6.4.5-6.4 4v2.2H8V13h2.9v7.5",
  telegram: "M20.5 4.5 3.5 11.2l4.8 1.7L18 6.5l-7.2 7.8 5.7 4.7 4-14.5ZM8.3 12.9l1.2 5.6 2.3-3.2",
} as const;

/** Names of the icon set. */
export type IconName = keyof typeof iconPaths;

export interface IconProps extends ElementAttributes<"svg"> {
  readonly name: IconName;
  /** `small` for use in text, `medium` is 24 and `large` 32 pixels. */
  readonly size?: "small" | "medium" | "large" | undefined;
  /** Accessible name; without it, the icon is decoration. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

/** An icon of the ui-kit's set in the colour of the surrounding text. */
export const Icon = /* @__PURE__ */ withRef(function Icon({
  name,
  size = "medium",
  title,
  className,
  ...attributes
}: IconProps) {
  const svg = {
    ...attributes,
    className: classNames("sg-icon", size !== "medium" && `sg-icon--${size}`, className),
    viewBox: "0 0 24 24",
    focusable: "false",
  } as const;
  if (title === undefined) {
    return (
      <svg {...svg} aria-hidden="true">
        <path d={iconPaths[name]} />
      </svg>
    );
  }
  return (
    <svg {...svg} role="img" aria-label={title}>
      <title>{title}</title>
      <path d={iconPaths[name]} />
    </svg>
  );
});
