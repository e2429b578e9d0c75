export interface RollingDigitsProps {
  /** The previous amount. */
  readonly from: string;
  /** The current amount, below this. */
  readonly to: string;
  readonly onEnd: () => void;
}

/** Covers an amount while it changes: changed digits roll in from below, the others do not move. */
export function RollingDigits({ from, to, onEnd }: RollingDigitsProps) {
  // Digits are aligned by unit, whichever is longer.
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
