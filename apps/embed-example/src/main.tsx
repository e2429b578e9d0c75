import { createRoot } from "react-dom/client";
import { InsurancePage } from "./insurance-page.tsx";

const place = document.getElementById("app");
if (place === null) {
  throw new Error("The page has no element with the id app.");
}
createRoot(place).render(<InsurancePage />);
