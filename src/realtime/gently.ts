/**
 * Runs something as often as it is asked for, but never twice at once and with a pause in between:
 * a busy store must not make its screens ask without end. What is asked meanwhile is done once after.
 */
export function gently(run: () => Promise<unknown>, pauseMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let again = false;
  let stopped = false;
  const start = async () => {
    running = true;
    again = false;
    await run().catch(() => undefined);
    if (!stopped) timer = setTimeout(rest, pauseMs);
  };
  const rest = () => {
    running = false;
    if (again) void start();
  };
  return {
    ask() {
      if (running) again = true;
      else if (!stopped) void start();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
