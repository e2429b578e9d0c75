export interface RollingDigitsProps {
  /** What was shown before. */
  readonly from: string;
  /** What is shown now, under this. */
  readonly to: string;
  readonly onEnd: () => void;
}

/** Lies over an amount while it changes: digits that changed come from below, the rest stands still. */
export function RollingDigits({ from, to, onEnd }: RollingDigitsProps) {
  // Units stand under units, whichever is longer.
  const before = from.slice(-to.length).padStart(to.length);
  return (
    <span className="sg-price__roll" aria-hidden="true" onAnimationEnd={onEnd}>
      {[...to].map((character, place) => {
        const was = before[place];
        if (character === was) return character;
        return (
          <span key={place} className="sg-price__digit">
            <span>{was}</span>
            <span>{character}</span>
          </span>
        );
      })}
    </span>
  );
}
