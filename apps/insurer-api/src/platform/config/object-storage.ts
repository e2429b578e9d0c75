import { ConfigError } from "@sughurta/server-kit";

/** Address and credentials of an object storage. */
export interface S3Settings {
  /** Without a trailing slash. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Prefix of every key: empty, or with a trailing slash. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Settings of the object storage. */
export interface StorageValues {
  readonly STORAGE_URL: string | undefined;
  readonly S3_ENDPOINT: string | undefined;
  readonly S3_REGION: string;
  readonly S3_ACCESS_KEY_ID: string | undefined;
  readonly S3_SECRET_ACCESS_KEY: string | undefined;
}

/** The object storage of STORAGE_URL; `undefined` if files are stored in a folder. Throws a `ConfigError`. */
export const getObjectStorage = (set: StorageValues): S3Settings | undefined =>
  set.STORAGE_URL?.startsWith("s3:") ? storageAt(set, "STORAGE_URL", set.STORAGE_URL) : undefined;

/** The object storage of an `s3://bucket/prefix` in a setting. Throws a `ConfigError`. */
export function storageAt(set: StorageValues, setting: string, url: string): S3Settings {
  const { hostname: bucket, pathname } = new URL(url);
  const folder = pathname.replace(/^\/+|\/+$/g, "");
  return {
    endpoint: needed(set, setting, "S3_ENDPOINT"),
    region: set.S3_REGION,
    bucket,
    prefix: folder && `${folder}/`,
    accessKeyId: needed(set, setting, "S3_ACCESS_KEY_ID"),
    secretAccessKey: needed(set, setting, "S3_SECRET_ACCESS_KEY"),
  };
}

function needed(
  set: StorageValues,
  setting: string,
  name: "S3_ENDPOINT" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY",
): string {
  const value = set[name];
  if (value === undefined) {
    throw new ConfigError([`${name} is missing: ${setting} names an object storage`]);
  }
  return value;
}
