import { useRouteLoaderData } from "react-router";
import type { ShellData } from "./load-shell.server.ts";

/** Data of the shell; `undefined` when it could not be loaded. */
export function useShell(): ShellData | undefined {
  return useRouteLoaderData<ShellData>("root");
}
