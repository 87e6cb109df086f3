import { useEffect, useRef, useState } from 'react';
import { codeReader } from './code-reader.ts';

const everyMs = 250;

/** Films from the device's back, and looks for a code every quarter of a second; answers what ends it. */
async function film(
  video: HTMLVideoElement,
  onCode: (code: string) => void,
  isOver: () => boolean,
) {
  const [stream, read] = await Promise.all([
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
    codeReader(),
  ]);
  try {
    if (isOver()) return;
    video.srcObject = stream;
    await video.play();
    while (!isOver()) {
      const code = await read(video).catch(() => undefined);
      if (code && !isOver()) onCode(code);
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

/** Shows the camera in a video, and hands over each code it reads; `failed` where it may not be used. */
export function useCamera(onCode: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  const latest = useRef(onCode);
  latest.current = onCode;
  useEffect(() => {
    let left = false;
    const isOver = () => left;
    const { current } = video;
    if (current) film(current, (code) => latest.current(code), isOver).catch(() => setFailed(true));
    return () => {
      left = true;
    };
  }, []);
  return { video, failed };
}
