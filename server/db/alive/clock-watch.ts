import type { Logger } from 'pino';
import type { DatabaseClock } from './clock.ts';

const wrong =
  'the clock of this machine differs from that of the database: set it, as with NTP. Pistos goes by the database';
const right = 'the clock of this machine agrees with that of the database again';

/** Answers how to look at the clock of this machine: the log says once that it is wrong, and once that it is right again. */
export function clockWatch(clock: DatabaseClock | undefined, log: Logger): () => Promise<void> {
  let wasWrong = false;
  return async () => {
    const skewMs = clock?.skewMs() ?? 0;
    const isWrong = skewMs !== 0;
    if (isWrong !== wasWrong) log.warn({ skewMs }, isWrong ? wrong : right);
    wasWrong = isWrong;
  };
}
