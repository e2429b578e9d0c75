import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv } from "vite";

export default defineConfig(({ mode }) => {
  const { INSURER_SITE = "http://127.0.0.1:3000" } = loadEnv(mode, process.cwd(), "INSURER_");
  // The insurer's calls go through our own origin, as a server of ours would pass them on.
  const proxy = Object.fromEntries(["/v1", "/session"].map((path) => [path, INSURER_SITE]));
  return { plugins: [react()], server: { proxy }, preview: { proxy } };
});
