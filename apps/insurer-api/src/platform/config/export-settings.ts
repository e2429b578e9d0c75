import { fileURLToPath } from "node:url";
import { isPaymentOperator, PAYMENT_OPERATORS } from "@sughurta/domain";
import { commaList, matching } from "@sughurta/server-kit";
import * as z from "zod/mini";
import type { S3Settings } from "./object-storage.ts";
import { type StorageValues, storageAt } from "./object-storage.ts";

/** A place to which files for accounting and the regulator are sent, named as in the settings. */
export type ExportTarget = { readonly name: string } & (
  | { readonly kind: "mail" }
  | { readonly kind: "folder"; readonly folder: string }
  | { readonly kind: "storage"; readonly storage: S3Settings }
);

const TARGET =
  /^(?:[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+|s3:\/\/[a-z\d][\w./-]+|file:\/\/\/\S+)$/i;

/** `EXPORTS_TO`: addresses with commas. */
export const exportTargetList = commaList.check(
  z.refine(
    (targets) => targets.length > 0 && targets.every((target) => TARGET.test(target)),
    "email addresses, s3://bucket/prefix or file:///folder, several with commas",
  ),
);

/** `dc=1.5,payler=2`: percent by payment operator, in basis points. */
export const operatorFees = z.pipe(
  matching(
    /^\s*\w+=\d{1,2}(\.\d{1,2})?\s*(,\s*\w+=\d{1,2}(\.\d{1,2})?\s*)*$/,
    "operators with percentages, such as dc=1.5,payler=2",
  ).check(
    z.refine(
      (list) => parseFees(list).every(([operator]) => isPaymentOperator(operator)),
      `operator codes out of ${PAYMENT_OPERATORS.join(",")}`,
    ),
  ),
  z.transform((list): ReadonlyMap<string, number> => new Map(parseFees(list))),
);

const parseFees = (list: string) =>
  list.split(",").map((one) => {
    const [operator = "", percent] = one.trim().split("=");
    return [operator, Math.round(Number(percent) * 100)] as const;
  });

/** The places of `EXPORTS_TO`. Throws a `ConfigError` if a place needs another setting. */
export const getExportTargets = (
  set: StorageValues & { readonly EXPORTS_TO: readonly string[] | undefined },
): readonly ExportTarget[] =>
  (set.EXPORTS_TO ?? []).map((name) => {
    if (name.startsWith("s3:")) {
      return { name, kind: "storage", storage: storageAt(set, "EXPORTS_TO", name) };
    }
    if (name.startsWith("file:")) return { name, kind: "folder", folder: fileURLToPath(name) };
    return { name, kind: "mail" };
  });
