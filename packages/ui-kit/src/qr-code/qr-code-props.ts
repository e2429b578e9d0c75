export interface QrCodeProps {
  /** What the code says. */
  readonly value: string;
  /** What it is for, in words. */
  readonly label: string;
}
