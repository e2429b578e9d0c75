import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv } from "vite";

export default defineConfig(({ mode }) => {
  const { INSURER_SITE = "http://127.0.0.1:3000" } = loadEnv(mode, process.cwd(), "INSURER_");
  // The insurer's calls go through our own origin, as a server of ours would pass them on.
  const insurer = { target: INSURER_SITE, changeOrigin: false };
  const proxy = { "/v1": insurer, "/api/v1": insurer, "/session": insurer };
  return { plugins: [react()], server: { proxy }, preview: { proxy } };
});
