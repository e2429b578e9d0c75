export { aBox, aBoxCategory, aBoxOrder, aSlide } from "./builders.ts";
