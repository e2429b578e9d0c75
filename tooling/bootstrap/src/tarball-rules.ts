/** What is read from a packed package.json. */
export type PackedManifest = {
  readonly exports: Record<string, unknown>;
  readonly scripts?: unknown;
  readonly devDependencies?: unknown;
};

const UNPUBLISHED_FILE = /^src\/|\.(?:test|stories|example|fixture)\./;

/** Tells what a tarball holds that nobody outside can use, by its manifest and the paths of its files. */
export function tarballProblems(manifest: PackedManifest, files: readonly string[]): string[] {
  const entries = JSON.stringify(manifest.exports);
  const fields = ["scripts", "devDependencies"] as const;
  return [
    ...files.filter((file) => UNPUBLISHED_FILE.test(file)).map((file) => `${file} is published`),
    ...files
      .filter((file) => /^dist\/testing[./]/.test(file) && !("./testing" in manifest.exports))
      .map((file) => `${file} is published without an entry ./testing`),
    ...(entries.includes("@sughurta/source") ? ["the source condition is published"] : []),
    ...fields.filter((field) => field in manifest).map((field) => `${field} are published`),
  ];
}
