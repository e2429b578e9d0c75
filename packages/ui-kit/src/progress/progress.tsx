export interface ProgressProps {
  readonly label: string;
  /** 0 to 100; left out while the length is unknown. */
  readonly percent?: number | undefined;
}

/** How far something has come. */
export function Progress({ label, percent }: ProgressProps) {
  return (
    <progress className="sg-progress" aria-label={label} max={100} value={percent}>
      {percent}
    </progress>
  );
}
