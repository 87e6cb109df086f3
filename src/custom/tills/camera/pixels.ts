/** A code is read at this width as well as at a larger one, and a phone looks at several pictures a second. */
const mostPixels = 640;

let canvas: HTMLCanvasElement | undefined;

/** What a video shows now, at most 640 pixels wide; undefined before its first picture. */
export function pixelsOf(video: HTMLVideoElement): ImageData | undefined {
  const { videoWidth, videoHeight } = video;
  if (!videoWidth || !videoHeight) return undefined;
  const scale = Math.min(1, mostPixels / videoWidth);
  canvas ??= document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return context?.getImageData(0, 0, canvas.width, canvas.height);
}
