import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';

/** A mail as it came over the wire. */
export interface Received {
  from: string;
  to: string;
  /** Headers and body, as they were written. */
  source: string;
}

interface Options {
  /** Who may sign in; without one the server asks nobody. */
  user?: string;
  password?: string;
  /** What it says to a recipient, in place of taking it. */
  refuses?: string;
}

export interface MailServer {
  port: number;
  received: Received[];
  close: () => Promise<void>;
}

interface Talk {
  from: string;
  to: string;
  signedIn: boolean;
}

const base64 = (text: string) => Buffer.from(text, 'base64').toString();

/** Answers one line of SMTP; `DATA` is taken apart elsewhere. */
function answerTo(line: string, talk: Talk, { user, password, refuses }: Options): string {
  const verb = line.slice(0, 4).toUpperCase();
  if (verb === 'EHLO')
    return `250-mail.test\r\n250-8BITMIME\r\n${user ? '250-AUTH PLAIN\r\n' : ''}250 SMTPUTF8`;
  if (verb === 'AUTH') {
    const [, name, secret] = base64(line.split(' ')[2] ?? '').split('\0');
    talk.signedIn = name === user && secret === password;
    return talk.signedIn ? '235 Welcome' : '535 Authentication failed';
  }
  if (user && !talk.signedIn && verb !== 'QUIT') return '530 Authentication required';
  const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
  if (verb === 'MAIL') talk.from = address;
  if (verb === 'RCPT') {
    if (refuses) return refuses;
    talk.to = address;
  }
  return verb === 'DATA' ? '354 Go on' : verb === 'QUIT' ? '221 Bye' : '250 OK';
}

function converse(socket: Socket, options: Options, received: Received[]) {
  const talk: Talk = { from: '', to: '', signedIn: false };
  let rest = '';
  let inData = false;
  const say = (text: string) => socket.write(`${text}\r\n`);
  const readData = () => {
    const end = rest.indexOf('\r\n.\r\n');
    if (end < 0) return false;
    received.push({ from: talk.from, to: talk.to, source: rest.slice(0, end) });
    rest = rest.slice(end + 5);
    inData = false;
    say('250 Taken as 42');
    return true;
  };
  const readLine = () => {
    const end = rest.indexOf('\r\n');
    if (end < 0) return false;
    const line = rest.slice(0, end);
    rest = rest.slice(end + 2);
    const answer = answerTo(line, talk, options);
    inData = answer.startsWith('354');
    say(answer);
    if (answer.startsWith('221')) socket.end();
    return true;
  };
  socket.on('data', (chunk) => {
    rest += chunk.toString('utf8');
    while (inData ? readData() : readLine());
  });
  socket.on('error', () => undefined);
  say('220 mail.test ESMTP');
}

/** A mail server on a port of its own, which keeps what it is sent. */
export async function startMailServer(options: Options = {}): Promise<MailServer> {
  const received: Received[] = [];
  const server: Server = createServer((socket) => converse(socket, options, received));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    received,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

/** A header as it was meant: encoded words read, folded lines joined. */
export function headerOf({ source }: Received, name: string): string {
  const head = source.slice(0, source.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const line = head.split('\r\n').find((each) => each.toLowerCase().startsWith(`${name}:`)) ?? '';
  const joined = line
    .slice(name.length + 1)
    .trim()
    .replace(/\?=\s+=\?/g, '?==?');
  return joined.replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, way: string, text: string) =>
    way.toUpperCase() === 'B' ? base64(text) : unquoted(text.replaceAll('_', ' ')),
  );
}

const unquoted = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    'latin1',
  ).toString();

/** The text of a mail. */
export function textOf(mail: Received): string {
  const body = mail.source.slice(mail.source.indexOf('\r\n\r\n') + 4);
  const encoding = headerOf(mail, 'content-transfer-encoding').toLowerCase();
  if (encoding === 'base64') return base64(body);
  return encoding === 'quoted-printable' ? unquoted(body) : body;
}

/** The mail as it was designed. */
export function htmlOf({ source }: Received): string {
  const part =
    source.split(/\r\n--[^\r\n]+/).find((each) => /content-type: text\/html/i.test(each)) ?? '';
  const body = part.slice(part.indexOf('\r\n\r\n', 2) + 4);
  return /content-transfer-encoding: base64/i.test(part) ? base64(body) : unquoted(body);
}
