export { screenRenderer } from "./screen-renderer.tsx";
