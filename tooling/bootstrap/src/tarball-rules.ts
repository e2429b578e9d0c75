/** Fields read from a packed package.json. */
export type PackedManifest = {
  readonly name: string;
  readonly version: string;
  readonly exports: Record<string, unknown>;
  /** Entries for Parcel, which ignores `exports`. */
  readonly alias?: Record<string, string>;
  readonly license?: string;
  readonly repository?: { readonly directory?: string };
  readonly engines?: unknown;
  readonly dependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
  readonly scripts?: unknown;
  readonly devDependencies?: unknown;
  readonly imports?: unknown;
};

const UNPUBLISHED_FILE = /^src\/|\.(?:test|stories|example|fixture)\./;
/** The package whose zod all others use: beside a host's zod 3, npm would install a copy for each package that depends on it. */
const ZOD_OWNER = "@sughurta/contracts";
/** Before the first release there are no changes. */
const UNRELEASED = "0.0.0";

/** Errors of a tarball for installing projects, by its manifest and the paths of its files. */
export function tarballProblems(manifest: PackedManifest, files: readonly string[]): string[] {
  return [
    ...missing(manifest, files),
    ...surplus(manifest, files),
    ...Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies })
      .filter(([, range]) => !range.startsWith("^"))
      .map(([name, range]) => `${name} is wanted as ${range}, not as a caret range`),
    ...(manifest.dependencies?.zod && manifest.name !== ZOD_OWNER
      ? [`zod is a dependency, not used through ${ZOD_OWNER}`]
      : []),
  ];
}

const NAMED_FILE = /`(?<file>dist\/[\w./-]+)`/g;

/** Files that a README names as part of the package, and that its tarball lacks. */
export function namedFileProblems(readme: string, files: readonly string[]): string[] {
  return [...readme.matchAll(NAMED_FILE)]
    .map(({ groups }) => groups?.file ?? "")
    .filter((file) => !files.includes(file))
    .map((file) => `README.md names ${file}, which is missing`);
}

function missing(manifest: PackedManifest, files: readonly string[]): string[] {
  const changes = manifest.version === UNRELEASED ? [] : ["CHANGELOG.md"];
  const wanted = ["README.md", "LICENSE", ...changes].filter((file) => !files.includes(file));
  return [
    ...wanted.map((file) => `${file} is missing`),
    ...(manifest.license ? [] : ["license is missing"]),
    ...(manifest.repository?.directory ? [] : ["repository.directory is missing"]),
    ...Object.entries(manifest.exports).flatMap(([entry, target]) => [
      ...(hasTypes(target, files) ? [] : [`${entry} has no types`]),
      ...(entry === "." || manifest.alias?.[entry] ? [] : [`Parcel does not find ${entry}`]),
    ]),
  ];
}

/** Stylesheets have types too: TypeScript refuses an import without a declaration. */
function hasTypes(target: unknown, files: readonly string[]): boolean {
  if (typeof target !== "object" || target === null) return true;
  return "types" in target && files.includes(String(target.types).replace("./", ""));
}

function surplus(manifest: PackedManifest, files: readonly string[]): string[] {
  const isForTests = (file: string) =>
    /^dist\/testing[./]/.test(file) && !("./testing" in manifest.exports);
  const fields = ["scripts", "devDependencies", "imports"] as const;
  return [
    ...files.filter((file) => UNPUBLISHED_FILE.test(file)).map((file) => `${file} is published`),
    ...files.filter(isForTests).map((file) => `${file} is published without an entry ./testing`),
    ...(JSON.stringify(manifest.exports).includes("@sughurta/source")
      ? ["the source condition is published"]
      : []),
    ...fields.filter((field) => field in manifest).map((field) => `${field} are published`),
    // These run in browsers: with `engines`, a package manager would refuse a host because of the Node that builds it.
    ...("engines" in manifest ? ["engines are named"] : []),
  ];
}
