import { redirect } from "react-router";

/** An order without a product begins with the choice of one (SPEC-6). */
export function loader() {
  return redirect("/auto");
}
