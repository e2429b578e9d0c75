export { aPassportReader, aPassportReading } from "./a-passport-reader.ts";
export { anInsurer } from "./an-insurer.ts";
