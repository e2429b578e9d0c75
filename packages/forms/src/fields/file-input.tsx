import { acceptedFiles, type FileLimits, isFileOfKind, isFileSmallEnough } from "@sughurta/domain";
import { type Translate, useTexts } from "@sughurta/i18n";
import { lazyModule } from "@sughurta/lazy-module";
import { FileDrop, type PickedFile, useLatest } from "@sughurta/ui-kit";
import { useMemo, useState } from "react";
import type { FileViolation } from "../files/violation-in-bytes.ts";
import { useFormContext } from "../form/zod-form.ts";
import { type FormTexts, formTexts } from "../texts/form-texts.ts";
import type { FieldError } from "../validation/field-error.ts";
import { type BoundFieldProps, useFormField } from "./use-form-field.ts";

const bytes = lazyModule(() => import("../files/violation-in-bytes.ts"));

/** First bytes of phone picture formats, by file extension. */
const PICTURE_STARTS = [
  { ending: /\.(?:jpe?g|jfif)$/i, bytes: [0xff, 0xd8, 0xff] },
  { ending: /\.png$/i, bytes: [0x89, 0x50, 0x4e, 0x47] },
] as const;

/** State of a file's upload. */
export type FileState =
  | { readonly state: "ready" | "sent" }
  | { readonly state: "sending"; readonly percent?: number | undefined }
  | {
      readonly state: "failed";
      readonly reason: string;
      /** True where the same file can never be accepted: another one is offered instead of a retry. */
      readonly final?: boolean;
    };

export type FileInputProps = BoundFieldProps & {
  /** Maximum number, size and kinds of files; others are refused at once. */
  limits: FileLimits;
  /** State of a file: ready, uploading, sent or failed; all are ready by default. */
  getState?: ((file: File) => FileState) | undefined;
  /** Called to send a failed file again. */
  onRetry?: ((file: File) => void) | undefined;
  /** Offers the camera too, on touch screens. */
  camera?: boolean | undefined;
  /** Converts a picked file to the one to send, such as a smaller picture; before its size is checked. */
  prepare?: ((file: File) => Promise<File>) | undefined;
  /** Original size of a converted file, to show both sizes. */
  getOriginalBytes?: ((file: File) => number | undefined) | undefined;
};

const READY: FileState = { state: "ready" };

/** Attachments; the form's values are `File` objects. Files that break a limit are refused at once. S0 §5. */
export function FileInput({
  name,
  label,
  hint,
  optional,
  limits,
  getState = () => READY,
  onRetry,
  camera = false,
  prepare,
  getOriginalBytes,
}: FileInputProps) {
  const { t, format } = useTexts(formTexts);
  const { getMessage } = useFormContext();
  const { value, setValue, error, ...field } = useFormField({ name, label, optional });
  const [rejected, setRejected] = useState<readonly Rejected[]>([]);
  const [preparing, setPreparing] = useState(0);
  const files = getFiles(value);
  const latest = useLatest(files);

  const texts = useMemo(
    () => ({
      choose: t(preparing > 0 ? "files.preparing" : "files.choose"),
      camera: camera ? t("files.camera") : undefined,
      drop: t("files.drop"),
      full: getMessage({ code: "maxFiles", values: { max: limits.maxFiles } }),
      retry: t("files.retry"),
      chooseAnother: t("files.chooseAnother"),
      sent: t("files.sent"),
      remove: (file: string) => t("files.remove", { name: file }),
      sending: (file: string) => t("files.sending", { name: file }),
    }),
    [t, getMessage, limits.maxFiles, camera, preparing],
  );

  function getSize(file: File) {
    const size = format.fileSize(file.size);
    const original = getOriginalBytes?.(file);
    return original === undefined ? size : `${format.fileSize(original)} → ${size}`;
  }

  async function add(picked: readonly File[]) {
    if (!prepare) return take(picked);
    const ready: File[] = [];
    setPreparing((before) => before + 1);
    // One after the other: a phone has not enough memory for several pictures at once.
    for (const file of picked) ready.push(await prepare(file));
    setPreparing((before) => before - 1);
    take(ready);
  }

  function take(picked: readonly File[]) {
    const next = withinLimits(latest.current, picked, limits);
    change(next.files);
    setRejected(next.rejected);
    for (const file of next.fresh) void look(file);
  }

  /** Removes a file whose bytes are not of an allowed kind. */
  async function look(file: File) {
    const violation = await contentViolation(file, limits);
    if (violation === undefined || !latest.current.includes(file)) return;
    change(latest.current.filter((one) => one !== file));
    setRejected((before) => [...before, { file, violation }]);
  }

  function change(next: readonly File[]) {
    latest.current = next;
    setValue(next);
  }

  function remove(id: string) {
    setRejected([]);
    setValue(files.filter((file) => getId(file) !== id));
  }

  function retry(id: string) {
    const file = files.find((one) => getId(one) === id);
    if (file) onRetry?.(file);
  }

  return (
    <FileDrop
      {...field}
      name={name}
      label={label}
      hint={hint}
      accept={acceptedFiles(limits)}
      multiple={limits.maxFiles > 1}
      maxFiles={limits.maxFiles}
      texts={texts}
      files={files.map(
        (file): PickedFile => ({
          id: getId(file),
          name: file.name,
          size: getSize(file),
          ...getState(file),
        }),
      )}
      error={
        rejected.length > 0
          ? rejections(rejected, limits, t)
              .map((one) => getMessage(one))
              .join(". ")
          : error
      }
      onAdd={(picked) => void add(picked)}
      onRemove={remove}
      onRetry={onRetry ? retry : undefined}
    />
  );
}

const getId = (file: File) => `${file.name}-${file.size}-${file.lastModified}`;

function getFiles(value: unknown): readonly File[] {
  return Array.isArray(value) ? value.filter((file): file is File => file instanceof File) : [];
}

/** A refused file, and the reason. */
interface Rejected {
  readonly file: File;
  readonly violation: FileViolation;
}

function withinLimits(
  files: readonly File[],
  picked: readonly File[],
  limits: FileLimits,
): {
  readonly files: readonly File[];
  readonly fresh: readonly File[];
  readonly rejected: readonly Rejected[];
} {
  const known = new Set(files.map(getId));
  const rejected: Rejected[] = [];
  const fitting: File[] = [];
  for (const file of picked) {
    if (known.has(getId(file))) continue;
    const violation = sizeViolation(file, limits);
    if (violation === undefined) fitting.push(file);
    else rejected.push({ file, violation });
  }
  // A full picker shows this itself.
  const fresh = fitting.slice(0, Math.max(0, limits.maxFiles - files.length));
  return { files: [...files, ...fresh], fresh, rejected };
}

/** Codes of refused files, each with its file names. */
const REJECTION_CODES: Readonly<Record<FileViolation, string>> = {
  fileEmpty: "filesEmpty",
  fileIncomplete: "filesIncomplete",
  fileTooLarge: "filesTooLarge",
  fileType: "filesOfOtherType",
};

/** One message for each kind of violation, with the names of its files and the allowed kinds. */
function rejections(
  rejected: readonly Rejected[],
  { maxMegabytes, kinds }: FileLimits,
  t: Translate<FormTexts>,
): FieldError[] {
  const accepted = kinds.map((kind) => t(`files.kinds.${kind}`)).join(", ");
  return [...new Set(rejected.map(({ violation }) => violation))].map((violation) => {
    const refused = rejected.filter((one) => one.violation === violation);
    const name = refused.map(({ file }) => `«${file.name}»`).join(", ");
    return {
      code: REJECTION_CODES[violation],
      values: { name, max: maxMegabytes, kinds: accepted },
    };
  });
}

/** Error of a file that can be found without reading it. */
export function sizeViolation(file: File, limits: FileLimits): FileViolation | undefined {
  if (file.size === 0) return "fileEmpty";
  return isFileSmallEnough(file, limits) ? undefined : "fileTooLarge";
}

/** Whether a file is a picture of the format in its name: nothing else of it is read. */
async function isPictureByName(file: File): Promise<boolean> {
  const promised = PICTURE_STARTS.find(({ ending }) => ending.test(file.name));
  if (!promised) return false;
  const start = new Uint8Array(await file.slice(0, promised.bytes.length).arrayBuffer());
  return promised.bytes.every((byte, index) => start[index] === byte);
}

/**
 * Error of a file, by its bytes: a kind that limits do not allow, also under another name, or a PDF whose end is
 * missing. Photos of the format in their name need no more code; formats that cannot be read here are left to the
 * service.
 */
export async function contentViolation(
  file: File,
  limits: FileLimits,
): Promise<FileViolation | undefined> {
  try {
    if (isFileOfKind(file, limits) && (await isPictureByName(file))) return undefined;
    return await (await bytes.load()).violationInBytes(file, limits);
  } catch {
    return undefined;
  }
}
