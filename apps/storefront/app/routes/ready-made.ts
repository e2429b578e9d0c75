import { redirect } from "react-router";
import type { Route } from "./+types/ready-made";

/** The boxed products that serve a section whose own calculator is not there yet. */
const CATEGORIES: Readonly<Record<string, string>> = {
  "/travel": "dlya-puteshestvennikov",
  "/auto": "sci",
};

export function loader({ request }: Route.LoaderArgs) {
  const pathname = new URL(request.url).pathname.replace(/\/$/, "");
  return redirect(`/boxes/${CATEGORIES[pathname] ?? ""}`);
}
