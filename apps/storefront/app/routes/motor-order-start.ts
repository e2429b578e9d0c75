import { redirect } from "react-router";

/** An order without a product begins with the choice of one (decision 6). */
export function loader() {
  return redirect("/auto");
}
