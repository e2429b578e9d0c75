import { data } from "react-router";
import { ContentUnavailableError } from "#server/cache/content-source.ts";

/** Required content of a page: its absence is a 503 page with the support number. */
export async function required<T>(content: Promise<T>): Promise<T> {
  try {
    return await content;
  } catch (error) {
    if (error instanceof ContentUnavailableError) throw data(null, { status: 503 });
    throw error;
  }
}

/** A page of a list; a page number beyond the end is a 404 page. */
export async function requiredPage<T extends { lastPage: number }>(
  page: number,
  content: Promise<T>,
): Promise<T> {
  const list = await required(content);
  if (page > Math.max(1, list.lastPage)) throw data(null, { status: 404 });
  return list;
}

/** Optional content: if it does not exist, a 404 page. */
export async function requiredOr404<T>(content: Promise<T | undefined>): Promise<T> {
  const found = await required(content);
  if (found === undefined) throw data(null, { status: 404 });
  return found;
}
