import { redirect } from "react-router";

/** An order without a product starts with the choice of one (SPEC-6). */
export function loader() {
  return redirect("/auto");
}
