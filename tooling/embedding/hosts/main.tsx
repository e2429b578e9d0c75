import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Insurance } from "./insurance";

const place = document.getElementById("app");
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Insurance />
    </StrictMode>,
  );
}
