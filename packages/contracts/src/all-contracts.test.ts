import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import {
  allContracts,
  contentContracts,
  gatewayContracts,
  mainContracts,
} from "./all-contracts.ts";
import {
  type ContractShape,
  fillPath,
  fromWire,
  fromWireKey,
  isBinary,
  noContent,
  responseExample,
  type Schema,
  toWire,
  toWireKey,
} from "./core/index.ts";
import * as contracts from "./every-subject.ts";

function getKeys(schema: Schema): string[] {
  const keys: string[] = [];
  const visit = (node: unknown) => {
    if (Array.isArray(node)) node.forEach(visit);
    if (node === null || typeof node !== "object") return;
    for (const [name, child] of Object.entries(node)) {
      if (name === "properties" && child) keys.push(...Object.keys(child));
      visit(child);
    }
  };
  visit(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
  return keys;
}

function getSchemas(contract: ContractShape): Schema[] {
  const responses = Object.values(contract.responses).filter((response) => !isBinary(response));
  return [contract.body, ...responses].filter((schema) => schema !== undefined) as Schema[];
}

describe.each(allContracts.map((contract) => [contract.name, contract] as const))(
  "%s",
  (_, contract) => {
    test("has keys that survive the conversion to the wire and back", () => {
      for (const key of getSchemas(contract).flatMap(getKeys)) {
        expect(fromWireKey(toWireKey(key)), key).toBe(key);
      }
    });

    test("has an example body that its schema accepts", () => {
      if (!contract.body) return expect(contract.examples.body).toBeUndefined();
      expect(z.safeParse(contract.body, contract.examples.body)).toMatchObject({
        success: true,
      });
    });

    test("has an example of every response, and each survives the wire", () => {
      for (const [status, schema] of Object.entries(contract.responses)) {
        if (isBinary(schema) || schema === noContent) continue;
        const example = responseExample(contract, Number(status));
        expect(example, `an example of ${status}`).toBeDefined();
        const travelled = fromWire(JSON.parse(JSON.stringify(toWire(example))));
        expect(z.safeParse(schema, travelled), status).toMatchObject({
          success: true,
        });
      }
    });

    test("has example query parameters that its schema accepts", () => {
      if (!contract.query) return;
      expect(z.safeParse(contract.query, contract.examples.query ?? {})).toMatchObject({
        success: true,
      });
    });
  },
);

test("has a unique name and address for every endpoint", () => {
  const names = allContracts.map((contract) => contract.name);
  const addresses = allContracts.map((contract) => `${contract.method} ${contract.path}`);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test("sends content requests with the site token and main requests with a visitor's", () => {
  expect(contentContracts.every((contract) => contract.auth !== "visitor")).toBe(true);
  expect(mainContracts.every((contract) => contract.auth !== "site")).toBe(true);
  expect(gatewayContracts.every((contract) => contract.auth === "none")).toBe(true);
});

test("fills path parameters and rejects an empty one", () => {
  expect(fillPath("/api/blogs/{slug}", { slug: "а/б" })).toBe("/api/blogs/%D0%B0%2F%D0%B1");
  expect(() => fillPath("/api/blogs/{slug}", { slug: "" })).toThrow("slug");
});

test("exports every endpoint under its own name", () => {
  const exported = new Map(Object.entries(contracts));
  for (const contract of allContracts) expect(exported.get(contract.name)).toBe(contract);
});
