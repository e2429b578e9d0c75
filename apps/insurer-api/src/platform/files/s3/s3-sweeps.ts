import type { ListedObject, S3Client } from "./s3-client.ts";

/** Sorts after any name. */
const END = "\uffff";

/** All objects under a prefix, in ascending order, page by page. */
export async function* listAll(client: S3Client, prefix: string): AsyncGenerator<ListedObject> {
  for (let after = ""; ; ) {
    const { objects, isLast } = await client.page(prefix, after);
    yield* objects;
    const last = objects.at(-1);
    if (isLast || !last) return;
    after = last.name;
  }
}

/** Names of files whose objects were all written before a moment; a file in pieces may be returned twice. */
export async function* writtenBefore(client: S3Client, moment: Date): AsyncGenerator<string> {
  for (const place of ["quarantine/", "kept/"]) {
    for await (const { name, modifiedAt } of listAll(client, place)) {
      if (modifiedAt < moment) yield name;
    }
  }
  let file: string | undefined;
  let isOld = false;
  for await (const { name, modifiedAt } of listAll(client, "pieces/")) {
    const [owner = ""] = name.split("/");
    if (owner !== file) {
      if (file !== undefined && isOld) yield file;
      file = owner;
      isOld = true;
    }
    isOld &&= modifiedAt < moment;
  }
  if (file !== undefined && isOld) yield file;
}

/**
 * Names without an object under a prefix. One list covers all names up to its last one, and the next begins at the
 * first name after it: never more requests than names, and for dense names one per thousand.
 */
export async function findMissing(
  client: S3Client,
  prefix: string,
  names: readonly string[],
): Promise<readonly string[]> {
  const absent: string[] = [];
  let present = new Set<string>();
  let listedUpTo = "";
  for (const name of names.toSorted()) {
    if (name > listedUpTo) {
      const { objects, isLast } = await client.page(prefix, name.slice(0, -1));
      present = new Set(objects.map((one) => one.name));
      listedUpTo = isLast ? END : (objects.at(-1)?.name ?? END);
    }
    if (!present.has(name)) absent.push(name);
  }
  return absent;
}
