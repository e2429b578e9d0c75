import { data } from "react-router";

/** Catch-all for unknown addresses. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
