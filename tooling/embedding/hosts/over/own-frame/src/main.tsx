import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Insurance } from "./insurance";

/** Banks refuse to be framed: the whole page goes there, and returns to this page outside of the frame. */
const leaveTo = (address: string) => window.top?.location.assign(address);

const place = document.getElementById("app");
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Insurance leaveTo={leaveTo} />
    </StrictMode>,
  );
}
