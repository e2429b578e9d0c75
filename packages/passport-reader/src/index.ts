export type { PassportReader, PassportReading } from "@sughurta/domain/person";
export { passportReader } from "./passport-reader.ts";
