export {
  FILE_HEAD_BYTES,
  type FileFormat,
  fileFormat,
  formatOfEnding,
  formatOfMediaType,
  isPdfCut,
  mayBeTaken,
  nameOfFormat,
} from "./file-format.ts";
