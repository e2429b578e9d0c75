import { ConfigError } from "@sughurta/server-kit";
import type { S3Settings } from "#src/platform/files/s3/s3-settings.ts";

/** Settings of the object storage. */
interface StorageValues {
  readonly STORAGE_URL: string | undefined;
  readonly S3_ENDPOINT: string | undefined;
  readonly S3_REGION: string;
  readonly S3_ACCESS_KEY_ID: string | undefined;
  readonly S3_SECRET_ACCESS_KEY: string | undefined;
}

/**
 * The object storage of an `s3://bucket/prefix`; `undefined` if files are stored in a folder. Throws a `ConfigError`.
 */
export function objectStorageOf(set: StorageValues): S3Settings | undefined {
  if (!set.STORAGE_URL?.startsWith("s3:")) return undefined;
  const { hostname: bucket, pathname } = new URL(set.STORAGE_URL);
  const folder = pathname.replace(/^\/+|\/+$/g, "");
  return {
    endpoint: needed(set, "S3_ENDPOINT"),
    region: set.S3_REGION,
    bucket,
    prefix: folder && `${folder}/`,
    accessKeyId: needed(set, "S3_ACCESS_KEY_ID"),
    secretAccessKey: needed(set, "S3_SECRET_ACCESS_KEY"),
  };
}

function needed(
  set: StorageValues,
  name: "S3_ENDPOINT" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY",
): string {
  const value = set[name];
  if (value === undefined) {
    throw new ConfigError([`${name} is missing: STORAGE_URL names an object storage`]);
  }
  return value;
}
