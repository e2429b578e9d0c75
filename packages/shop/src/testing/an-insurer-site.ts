import type { ContractShape } from "@sughurta/contracts/core";
import { vi } from "vitest";
import { exampleResponse, type MockedResponses, mockInsurer } from "./insurer-mock.ts";

export const INSURER = "https://sughurta.example";

/** Response of an endpoint in a test: the example of its contract by default. */
export type SiteResponses = MockedResponses;

/** The insurer's site behind the global `fetch`. */
export function anInsurerSite(changes: SiteResponses = {}) {
  const site = mockInsurer(INSURER, changes);
  vi.stubGlobal("fetch", site.fetch);
  return site;
}

/** The body of a contract's first successful response. */
export const getExample = ({ name }: ContractShape) => exampleResponse(name);
