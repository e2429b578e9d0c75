/** A patch of pattern around its middle, in pixels; beyond it the patch repeats. */
export interface PatternPaths {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Width of a thread, and height of a row, in pixels: the two units of the paths. */
  readonly thread: number;
  readonly row: number;
  /** Path data, to be stroked one thread wide. */
  readonly inks: readonly [deep: string, bright: string, ivory: string];
}
