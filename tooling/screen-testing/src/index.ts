export { callsAtRest } from "./calls-at-rest.ts";
export { screenRenderer } from "./screen-renderer.tsx";
export { sentence } from "./sentence.ts";
