import { data, redirect } from "react-router";
import type { Route } from "./+types/not-found";

const MOVED = 301;

/** Every page has one address: a link in capital letters leads to it. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const small = pathname.toLowerCase();
  if (small !== pathname) throw redirect(small + search, MOVED);
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
