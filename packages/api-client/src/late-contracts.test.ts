import { expect, test, vi } from "vitest";
import { NetworkError } from "./errors.ts";
import { lateContracts, loadLateContracts } from "./late-contracts.ts";

test("contracts come once, ahead or with the first call", async () => {
  const fetch = vi.fn(async () => ({ name: "calculateTravel" }));
  const contracts = lateContracts(fetch);
  expect(fetch).not.toHaveBeenCalled();
  await loadLateContracts();
  expect(await contracts()).toEqual({ name: "calculateTravel" });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("contracts that do not come are a lost connection, and are fetched anew", async () => {
  const fetch = vi.fn(async () => "contracts").mockRejectedValueOnce(new TypeError("offline"));
  const contracts = lateContracts(fetch);
  await loadLateContracts();
  fetch.mockRejectedValueOnce(new TypeError("offline"));
  await expect(contracts()).rejects.toBeInstanceOf(NetworkError);
  expect(await contracts()).toBe("contracts");
});
