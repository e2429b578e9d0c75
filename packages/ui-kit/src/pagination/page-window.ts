/** Page numbers to show: `size` of them around the current one, inside 1…last. */
export function pageWindow(current: number, last: number, size: number): readonly number[] {
  const count = Math.min(size, last);
  const first = Math.min(Math.max(1, current - Math.floor(count / 2)), last - count + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}
