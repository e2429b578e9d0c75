import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The whole manifest is one immutable file: a client navigation needs no extra round trip.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
