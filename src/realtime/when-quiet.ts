const firstLookMs = 1000;
const nextLookMs = 500;

const idle = (run: () => void) =>
  // Safari has none; there the second that has passed must do.
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 5000 }) : run();

/** Runs once the first screen stands: nothing is being fetched and the browser has time. Answers how to call it off. */
export function whenQuiet(isBusy: () => boolean, run: () => void): () => void {
  let off = false;
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    if (off) return;
    if (isBusy()) timer = setTimeout(look, nextLookMs);
    else run();
  };
  timer = setTimeout(() => idle(look), firstLookMs);
  return () => {
    off = true;
    clearTimeout(timer);
  };
}
