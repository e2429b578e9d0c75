/** The used part of the Barcode Detection API, which TypeScript lacks. */
interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector;

const detectorClass = () =>
  (globalThis as { readonly BarcodeDetector?: DetectorClass }).BarcodeDetector;

const LOOK_EVERY_MS = 250;

/** Whether this browser can read a QR code with its camera. */
export function canScan(): boolean {
  return detectorClass() !== undefined && navigator.mediaDevices?.getUserMedia !== undefined;
}

/** Shows the camera in a video and calls back with each code, until it is stopped. Throws where there is no camera. */
export async function scanCodes(
  video: HTMLVideoElement,
  onCode: (code: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const BarcodeDetector = detectorClass();
  if (!BarcodeDetector) throw new Error("This browser reads no QR codes");
  const detector = new BarcodeDetector({ formats: ["qr_code"] });
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: "environment" },
  });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return stop();
  video.srcObject = stream;
  const timer = setInterval(async () => {
    // A frame that is not loaded yet has no code.
    const codes = await detector.detect(video).catch(() => []);
    for (const { rawValue } of codes) if (!signal.aborted) onCode(rawValue);
  }, LOOK_EVERY_MS);
  signal.addEventListener("abort", () => {
    clearInterval(timer);
    stop();
  });
  await video.play();
}
