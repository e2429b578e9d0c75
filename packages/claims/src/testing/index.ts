export { aPolicyInfo } from "./builders.ts";
