/** The oldest supported browsers; Samsung Internet 16 runs the engine of Chrome 92, and Android WebView and Huawei Browser are Chrome. */
const OLDEST = { chrome: "92", safari: "15.4", ios: "15.4", firefox: "115" } as const;

/** The floor as a README names it. */
export const FLOOR_IN_WORDS = `Chrome ${OLDEST.chrome}, Safari ${OLDEST.safari} and Firefox ${OLDEST.firefox}`;

/** The floor as esbuild and Vite read it. */
export const BUILD_TARGET: string[] = Object.entries(OLDEST).map(
  ([name, version]) => name + version,
);

/** The floor as Lightning CSS reads it: one byte each for the major, minor and patch version. */
export const STYLE_TARGETS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(OLDEST).map(([name, version]) => {
    const [major = 0, minor = 0] = version.split(".").map(Number);
    return [name === "ios" ? "ios_saf" : name, (major << 16) | (minor << 8)];
  }),
);
