export {
  FILE_HEAD_BYTES,
  type FileFormat,
  fileFormat,
  formatOfEnding,
  formatOfMediaType,
  mayBeTaken,
  nameOfFormat,
} from "./file-format.ts";
export { isPdfCut } from "./pdf-ending.ts";
