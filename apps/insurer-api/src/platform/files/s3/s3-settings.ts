/** Where objects are kept, and as whom. */
export interface S3Settings {
  /** Without a slash at the end. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Begins every key: empty, or with a slash at the end. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}
