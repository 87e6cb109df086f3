import { useEffect, useRef, useState } from 'react';

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;

const detectorClass = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

const formats = ['qr_code', 'code_128', 'ean_13', 'ean_8', 'code_39'];
const everyMs = 250;

/** Whether this browser reads codes from a camera; others have their hand scanner, which types. */
export const hasCamera = () => Boolean(detectorClass() && navigator.mediaDevices);

/** Shows the camera in a video until it has read a code; `failed` where it may not be used. */
export function useCamera(onCode: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  const latest = useRef(onCode);
  latest.current = onCode;
  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    let left = false;
    const Class = detectorClass();
    async function start() {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (left || !video.current || !Class) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      const detector = new Class({ formats });
      timer = setInterval(async () => {
        const codes = video.current ? await detector.detect(video.current).catch(() => []) : [];
        if (codes[0] && !left) latest.current(codes[0].rawValue);
      }, everyMs);
    }
    function stop() {
      clearInterval(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    }
    start().catch(() => setFailed(true));
    return () => {
      left = true;
      stop();
    };
  }, []);
  return { video, failed };
}
