import { createTransport, type Transporter } from 'nodemailer';
import { addressOf } from './outside.ts';

/** A mail server of a company; `password` opened. */
export interface MailServer {
  host: string;
  port: number;
  user: string;
  password: string;
}
interface Mailbox {
  name: string;
  address: string;
}
export interface Mail {
  from: Mailbox;
  replyTo: string | null;
  to: string;
  subject: string;
  text: string;
  /** The same as it was designed. */
  html?: string | undefined;
  /** Where a mail program posts one click that unsubscribes. */
  oneClick?: string | undefined;
  /** Its Message-ID, which tells a mail that is sent a second time from another. */
  id: string;
}

const implicitTls = 465;
const submission = 587;
const waits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Connects to the address that was checked, and holds the certificate against the name: TLS at once
 * on port 465, STARTTLS without exception on 587, and on other ports where the server offers it.
 */
async function transportTo({ host, port, user, password }: MailServer, allowPrivate: boolean) {
  return createTransport({
    host: await addressOf(host, allowPrivate),
    port,
    secure: port === implicitTls,
    requireTLS: port === submission,
    tls: { servername: host },
    ...(password ? { auth: { user, pass: password } } : {}),
    ...waits,
  });
}

const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** What lets a mail program offer to unsubscribe (RFC 8058). */
const listHeaders = (oneClick: string) => ({
  'List-Unsubscribe': `<${oneClick}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

async function through(transport: Transporter, mail: Mail) {
  const { id, from, to, replyTo, subject, text, html, oneClick } = mail;
  try {
    const taken = await transport.sendMail({
      from: { name: oneLine(from.name), address: from.address },
      to: { name: '', address: to },
      ...(replyTo ? { replyTo } : {}),
      subject: oneLine(subject),
      text,
      ...(html ? { html } : {}),
      ...(oneClick ? { headers: listHeaders(oneClick) } : {}),
      messageId: `<${id}>`,
      // A mail has no files of the server's and none from elsewhere.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return String(taken.response);
  } finally {
    transport.close();
  }
}

/** Sends through a server that a company named; answers what it said. Throws when it was not taken. */
export const sendThrough = async (server: MailServer, mail: Mail, allowPrivate: boolean) =>
  through(await transportTo(server, allowPrivate), mail);

/** Sends through the server of the installation, which its administrator named. */
export const sendInstalled = (url: string, mail: Mail) =>
  through(createTransport({ url, ...waits }), mail);

/** Connects and signs in, and no more. Throws with the server's words when that fails. */
export async function reach(server: MailServer, allowPrivate: boolean): Promise<void> {
  const transport = await transportTo(server, allowPrivate);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
