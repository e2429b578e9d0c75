import * as z from "zod/mini";
import { removed } from "../account/account.ts";
import { defineContract } from "../core/contract.ts";
import {
  conflict,
  invalid,
  notFound,
  recordsFullExample,
  signInRequired,
} from "../core/failures.ts";
import { id } from "../core/fields.ts";
import { vehicle } from "./vehicle.ts";

const text = z.optional(z.string());
const number = z.optional(z.number());

const { carIssueYearDelta: _, ...carOfMine } = vehicle;

/** Fields of a car that was insured before or added by hand (S2 §3). */
const myCar = z.object({
  /** Id of a car that was added by hand, for changing and removing it. */
  id: z.optional(z.string()),
  /** The car's current or last policy. */
  product: z.optional(z.enum(["MTPL", "ECI", "SCI"])),
  vehicleType: number,
  carMark: text,
  carModel: text,
  markaTxt: text,
  modelTxt: text,
  carIssueYear: z.number(),
  carBodyType: number,
  gosNomer: text,
  vin: text,
  bodyNumber: text,
  registrSvidet: text,
  color: text,
});
/** A car that was insured before or added by hand. */
export type MyCar = z.output<typeof myCar>;

/**
 * Cars of the policies of this visitor, the latest first, then those added by hand: plates and VIN are stored on the
 * service only (SPEC-30).
 */
export const myCars = defineContract({
  name: "myCars",
  summary: "Cars of this visitor",
  source: "SPEC-30",
  extension: true,
  method: "GET",
  path: "/v1/car/mine/",
  auth: "visitor",
  responses: { 200: z.array(myCar) },
  examples: {
    responses: {
      200: [
        {
          product: "MTPL",
          vehicleType: 0,
          carMark: "Toyota",
          carModel: "Camry",
          carIssueYear: 2015,
          gosNomer: "1234AA01",
        },
      ],
    },
  },
});

const savedCar = z.object({ id });
const carExample = {
  markaTxt: "Toyota",
  modelTxt: "Camry",
  carIssueYear: 2015,
  gosNomer: "1234AA01",
};

/** Saves a car for later orders; make and model of the directory are returned with their canonical names. */
export const addMyCar = defineContract({
  name: "addMyCar",
  summary: "Add a car of mine",
  source: "SPEC-20",
  extension: true,
  method: "POST",
  path: "/v1/user/cars/",
  auth: "visitor",
  idempotent: true,
  body: z.object(carOfMine),
  responses: { 201: savedCar, ...invalid, ...signInRequired, ...conflict },
  examples: { body: carExample, responses: { 201: { id: "7d0c" }, ...recordsFullExample } },
});

export const changeMyCar = defineContract({
  name: "changeMyCar",
  summary: "Change a car of mine",
  source: "SPEC-20",
  extension: true,
  method: "PUT",
  path: "/v1/user/cars/{id}/",
  auth: "visitor",
  body: z.object(carOfMine),
  responses: { 200: savedCar, ...invalid, ...signInRequired, ...notFound },
  examples: { body: carExample, responses: { 200: { id: "7d0c" } } },
});

export const removeMyCar = defineContract({
  name: "removeMyCar",
  summary: "Remove a car of mine",
  source: "SPEC-20",
  extension: true,
  method: "DELETE",
  path: "/v1/user/cars/{id}/",
  auth: "visitor",
  responses: { 200: removed, ...signInRequired, ...notFound },
  examples: { responses: { 200: { removed: true } } },
});
