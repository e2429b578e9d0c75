import { classNames } from "../class-names.ts";

/** Subjects of the kit's own flat pictures. */
export type IllustrationName = "mountains" | "search" | "car" | "box" | "done" | "trouble";

export interface IllustrationProps {
  readonly name: IllustrationName;
  readonly className?: string | undefined;
}

const SUN = "M120 12l7 7h10v10l7 7-7 7v10h-10l-7 7-7-7h-10v-10l-7-7 7-7v-10h10z";

/** A flat picture in the palette: a mountain road under a star, with the subject on it. */
export function Illustration({ name, className }: IllustrationProps) {
  return (
    <svg
      className={classNames("sg-picture", className)}
      viewBox="0 0 160 112"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="sg-picture__sky" width="160" height="112" />
      <path className="sg-picture__accent" d={SUN} />
      <path className="sg-picture__far" d="M0 92V88L34 46l18 22 26-40 36 52 14-16 32 30v18H0z" />
      <path className="sg-picture__snow" d="m78 28 12 18-7 5-6-4-8 5-3-4z" />
      <path className="sg-picture__near" d="M0 92 30 74l30 20 26-14 34 18 40-14v28H0z" />
      {SUBJECTS[name]}
    </svg>
  );
}

const SUBJECTS = {
  mountains: (
    <path
      className="sg-picture__road"
      d="M62 112c6-9 22-10 20-17-1-4-9-4-7-8h4c-1 4 10 3 13 8 4 8-8 9-10 17z"
    />
  ),
  search: (
    <>
      <circle className="sg-picture__paper" cx="74" cy="68" r="22" />
      <circle className="sg-picture__ring" cx="74" cy="68" r="22" />
      <path className="sg-picture__ring" d="m90 84 18 18" />
    </>
  ),
  car: (
    <>
      <path className="sg-picture__body" d="M40 92V80l10-2 9-12h30l11 12 18 3v11z" />
      <path className="sg-picture__paper" d="M55 78l7-9h12v9zm23 0v-9h9l8 9z" />
      <circle className="sg-picture__ink" cx="59" cy="93" r="7" />
      <circle className="sg-picture__ink" cx="100" cy="93" r="7" />
    </>
  ),
  box: (
    <>
      <path className="sg-picture__body" d="m78 54 30 12v28l-30 14-30-14V66z" />
      <path className="sg-picture__accent" d="m78 54 30 12-30 13-30-13z" />
      <path className="sg-picture__ring" d="M78 79v29" />
    </>
  ),
  done: (
    <>
      <path
        className="sg-picture__good"
        d="M78 46l12 12h16v16l12 12-12 12v14H50V98L38 86l12-12V58h16z"
      />
      <path className="sg-picture__tick" d="m62 84 12 12 22-24" />
    </>
  ),
  trouble: (
    <>
      <path className="sg-picture__body" d="M46 104V74l34-18 34 18v30z" />
      <path className="sg-picture__tick" d="M80 74v14m0 9v.5" />
    </>
  ),
} as const;
