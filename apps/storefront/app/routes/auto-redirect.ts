import { redirect } from "react-router";

/** The boxed products for cars, which serve this section until its own calculator is there. */
export function loader() {
  return redirect("/boxes/sci");
}
