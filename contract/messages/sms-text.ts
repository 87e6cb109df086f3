import { capitalGreek, type SmsCount, smsCount } from './sms-count.ts';

/** How the texts of a company leave. */
export interface SmsForm {
  /** The number that takes STOP; null where the way out of a text is a link. */
  readonly stop_number: string | null;
  /** Whether the way out is written in its shortest form. */
  readonly shortest: boolean;
  /** Whether Greek is put in capitals without accents where that takes fewer parts. */
  readonly capitals: boolean;
}

/** What is counted, handed to the gateway and paid for. */
export interface SmsText {
  readonly text: string;
  readonly count: SmsCount;
  /** Parts that capitals save; 0 where they are not used. */
  readonly saved: number;
}

const placeholder = '{unsubscribe}';

const withoutScheme = (link: string) => link.replace(/^https?:\/\//, '');

/** The text with its way out: at its place in the text, else below it. */
function withWayOut(body: string, { stop_number: number, shortest }: SmsForm, link: string) {
  const written = shortest ? withoutScheme(link) : link;
  if (body.includes(placeholder)) return body.replaceAll(placeholder, written);
  const sign = shortest ? 'STOP ' : 'STOP: ';
  return `${body}\n${sign}${number ?? written}`;
}

/**
 * A text as it leaves, with its length. `link` is the page that ends it: undefined for a text that does not
 * advertise, which has no way out. Capitals are used where they bring the whole into the alphabet of text
 * messages and take fewer parts.
 */
export function smsText(body: string, form: SmsForm, link: string | undefined): SmsText {
  const whole = (text: string) =>
    (link ? withWayOut(text, form, link) : text.replaceAll(placeholder, '')).trim();
  const typed = whole(body);
  const count = smsCount(typed);
  if (!form.capitals || !count.causes.length) return { text: typed, count, saved: 0 };
  const capital = whole(capitalGreek(body));
  const shorter = smsCount(capital);
  const saved = shorter.causes.length ? 0 : count.messages - shorter.messages;
  return saved > 0 ? { text: capital, count: shorter, saved } : { text: typed, count, saved: 0 };
}
