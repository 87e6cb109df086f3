import { pixelsOf } from './pixels.ts';

/** Looks for a code in a picture; undefined where there is none. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | undefined>;

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

const formats = ['qr_code', 'code_128', 'ean_13', 'ean_8', 'code_39'];

/** The browser's own reader, where it has one that reads QR codes: some have its name and no format. */
async function ownReader(): Promise<ReadCode | undefined> {
  const Class = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const supported = (await Class?.getSupportedFormats().catch(() => [])) ?? [];
  if (!Class || !supported.includes('qr_code')) return undefined;
  const detector = new Class({ formats: formats.filter((format) => supported.includes(format)) });
  return async (video) => (await detector.detect(video))[0]?.rawValue;
}

/** A reader of QR codes in JavaScript, for iPhone, iPad and Firefox. */
async function scriptReader(): Promise<ReadCode> {
  const { default: jsqr } = await import('jsqr');
  return async (video) => {
    const pixels = pixelsOf(video);
    // An empty text is a code that could not be read to its end.
    return (pixels && jsqr(pixels.data, pixels.width, pixels.height)?.data.trim()) || undefined;
  };
}

/** Whether this device may film: its page is served over HTTPS or from itself, and the browser lets pages ask. */
export const hasCamera = () => Boolean(navigator.mediaDevices?.getUserMedia);

/** What reads codes on this device. */
export const codeReader = async (): Promise<ReadCode> => (await ownReader()) ?? scriptReader();
