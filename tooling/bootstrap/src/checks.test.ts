import { mkdtemp, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  portFrom,
  reachableHost,
  requireFreePort,
  requireOwnPorts,
  requireWritableFolder,
  settingsGiven,
} from "./checks.ts";

describe("ports", () => {
  it("uses the default where nothing is set", () => {
    expect(portFrom("PORT", undefined, 3000)).toBe(3000);
    expect(portFrom("PORT", "", 3000)).toBe(3000);
  });

  it.each(["0", "70000", "30.5", "http"])("refuses %s and names valid values", (value) => {
    expect(() => portFrom("PORT", value, 3000)).toThrow(`PORT="${value}" is not a port.`);
  });

  it("has to be different for each listener", () => {
    const own = { PORT: 3000, API_PORT: 3001, DESK_PORT: 3002 };
    expect(() => requireOwnPorts(own)).not.toThrow();
    expect(() => requireOwnPorts({ ...own, DESK_PORT: 3000 })).toThrow(
      "PORT and DESK_PORT are both 3000",
    );
  });

  it("reports that a port is in use", async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) => {
      server.listen(0, "127.0.0.1", () => {
        const address = server.address();
        resolve(typeof address === "object" && address !== null ? address.port : 0);
      });
    });
    await expect(requireFreePort("PORT", port)).rejects.toMatchObject({ code: "portTaken" });
    await new Promise((resolve) => server.close(resolve));
    await expect(requireFreePort("PORT", port)).resolves.toBeUndefined();
  });
});

describe("settings", () => {
  it("that are empty do not override the values derived from the ports", () => {
    expect(settingsGiven({ PUBLIC_URL: "", HOST: "0.0.0.0" })).toEqual({ HOST: "0.0.0.0" });
  });

  it.each([
    [undefined, "127.0.0.1"],
    ["0.0.0.0", "127.0.0.1"],
    ["192.168.1.5", "192.168.1.5"],
    ["::1", "[::1]"],
  ])("HOST=%s has the address %s", (host, address) => {
    expect(reachableHost(host)).toBe(address);
  });
});

describe("the data folder", () => {
  it("is created when it does not exist", async () => {
    const parent = await mkdtemp(join(tmpdir(), "data-folder-"));
    await expect(requireWritableFolder(join(parent, "a", "b"))).resolves.toBeUndefined();
  });

  it("is refused with advice when it cannot be a folder", async () => {
    const parent = await mkdtemp(join(tmpdir(), "data-folder-"));
    await writeFile(join(parent, "file"), "");
    await expect(requireWritableFolder(join(parent, "file", "data"))).rejects.toMatchObject({
      code: "dataFolderNotWritable",
      advice: expect.stringContaining("DATA_DIR"),
    });
  });
});
