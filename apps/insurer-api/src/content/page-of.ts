/** One page of a list, counted from 1, and the number of the last page (at least 1). */
export function pageOf<Item>(
  items: readonly Item[],
  page: number,
  pageSize: number,
): { data: Item[]; lastPage: number } {
  const start = (page - 1) * pageSize;
  return {
    data: items.slice(start, start + pageSize),
    lastPage: Math.max(1, Math.ceil(items.length / pageSize)),
  };
}
