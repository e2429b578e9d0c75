export { anInsurer } from "./an-insurer.ts";
