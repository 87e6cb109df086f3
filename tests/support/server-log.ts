import pino from 'pino';

interface Line {
  method?: string;
  path?: string;
  status?: number;
  err?: { stack?: string };
  msg?: string;
}

const shown = 8;
let lines: string[] = [];
let betrayed: string[] = [];

/** What no line of a log may hold: a mobile, the demo's password, a hash of one, a token. */
const secret = /\b(?:\+?30)?69\d{8}\b|pistos-demo|\$argon2|Bearer [\w-]{20}/;

/** The id of a request is random, and now and then has the digits of a mobile. */
const requestId = /"requestId":"[\da-f-]{36}"/;

/** The lines of a log that name somebody, or what only they know. */
export const betraying = (log: readonly string[]) =>
  log.filter((line) => secret.test(line.replace(requestId, '')));

/** A line of the log as whoever looks for a reason reads it. */
export function worded(text: string): string {
  const { method, path, status, err, msg } = JSON.parse(text) as Line;
  if (err) return `${msg ?? ''} ${err.stack?.split('\n').slice(0, 4).join('\n') ?? ''}`.trim();
  return method ? `${method} ${path} ${status}` : (msg ?? text.trim());
}

/** The log of a test's application, kept for whoever wants to know why the test failed. */
export const serverLog = pino(
  { base: null },
  {
    write(text: string) {
      betrayed.push(...betraying([text]));
      lines.push(worded(text));
      lines = lines.slice(-shown);
    },
  },
);

/** Starts anew with a test. */
export const forgetLog = () => {
  lines = [];
  betrayed = [];
};

/** What the server logged since then and never may. */
export const betrayedInLog = (): readonly string[] => betrayed;

/** What the server logged last, a line each. */
export const lastLogged = (): readonly string[] => lines;
