import { createTestClient } from "@sughurta/api-client/testing";
import { expect, it } from "vitest";
import { motorResponses } from "#src/testing/motor-responses.ts";
import { findNamedCar } from "./find-named-car.ts";

const { signal } = new AbortController();
const namedCar = (text: string, responses = motorResponses()) =>
  findNamedCar(createTestClient(responses), text, signal);

it.each([
  ["1234 аа 01", { gosNomer: "1234AA01" }],
  ["12345 AA 01", { gosNomer: "12345AA01" }],
  ["А123ВС77", { gosNomer: "A123BC77" }],
  ["toyota", { carMark: "Toyota" }],
  ["Тойота Камри", { carMark: "Toyota", carModel: "Camry" }],
  ["Тойота Камри 2015", { carMark: "Toyota", carModel: "Camry", carIssueYear: "2015" }],
  ["Zeekr 7X 2024", { isTyped: true, markaTxt: "Zeekr", modelTxt: "7X", carIssueYear: "2024" }],
  ["Toyota GR86", { carMark: "Toyota" }],
  ["Zeekr 7X", { isTyped: true, markaTxt: "Zeekr", modelTxt: "7X" }],
])("%s is recognised as %o", async (text, car) => expect(await namedCar(text)).toEqual(car));

it("uses a name as typed where the directory does not respond", async () => {
  const responses = motorResponses({
    carMarks: () => {
      throw new Error("lost");
    },
  });
  const car = { isTyped: true, markaTxt: "Toyota", modelTxt: "Camry" };
  expect(await namedCar("Toyota Camry", responses)).toEqual(car);
});
