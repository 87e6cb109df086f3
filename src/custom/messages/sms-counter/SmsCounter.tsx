import { Button, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { capitalGreek, typicalText } from '../../../../contract/messages/sms-count.ts';
import { type SmsForm, smsText } from '../../../../contract/messages/sms-text.ts';
import type { VariableValues } from '../../../../contract/messages/variables.ts';
import { useWritten } from '../../../shell/use-written.ts';

/** How a text leaves that advertises: with its way out, and at its price. */
export interface Leaving extends SmsForm {
  readonly link: string;
  readonly part_price: number;
  readonly currency: string;
}

interface Props {
  readonly text: string;
  /** Takes the form that fits the alphabet of text messages, where one is offered. */
  readonly onText?: (text: string) => void;
  /** Of a text that advertises. */
  readonly leaving?: Leaving | undefined;
  /** Stand-ins for the variables. */
  readonly values?: VariableValues;
}

const asTyped: SmsForm = { stop_number: null, shortest: false, capitals: false };

/** The text as it leaves with the longest values, and what capitals would save. */
function countedForm({ text, values, leaving }: Props) {
  const form = leaving ?? asTyped;
  // Nothing typed is no message, whatever would stand below it.
  const counted = (typed: string) =>
    smsText(typicalText(typed, values), form, typed ? leaving?.link : undefined);
  const { count, saved } = counted(text);
  const capital = capitalGreek(text);
  const shorter = counted(capital).count.messages;
  const cheaper = capital !== text && shorter < count.messages ? { capital, shorter } : undefined;
  return { count, saved, cheaper };
}

function useCounted({ part_price = 0, currency }: Partial<Leaving>) {
  const translate = useTranslate();
  const { money } = useWritten(currency);
  const of = (word: string, count: number) =>
    translate(`smsCounter.${word}`, { smart_count: count, count });
  // Of one message there would be four decimals, of a hundred there are two.
  const price = (parts: number) =>
    part_price
      ? translate('smsCounter.price', { price: money(part_price * parts * 100) })
      : undefined;
  return { of, price };
}

function Line({ children }: { children: string }) {
  return (
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}

/** How long a text is as SMS, how many messages it takes, and what makes them more. */
export function SmsCounter(props: Props) {
  const { text, onText, leaving } = props;
  const translate = useTranslate();
  const { of, price } = useCounted(leaving ?? {});
  const { count, saved, cheaper } = countedForm(props);
  const { characters, messages, causes } = count;
  const cost = price(messages);
  const facts = [of('characters', characters), of('messages', messages), ...(cost ? [cost] : [])];
  return (
    <Stack spacing={0.5} sx={{ mt: 0.5, alignItems: 'flex-start' }}>
      <Typography
        role="status"
        variant="body2"
        color="text.secondary"
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {facts.join(' · ')}
      </Typography>
      {leaving && text ? <Line>{translate('smsCounter.wayOut')}</Line> : null}
      {saved ? <Line>{of('saved', saved)}</Line> : null}
      {causes.length ? (
        <Line>{translate('smsCounter.causes', { letters: causes.slice(0, 8).join(' ') })}</Line>
      ) : null}
      {onText && cheaper ? (
        <Button size="small" onClick={() => onText(cheaper.capital)}>
          {of('capitals', cheaper.shorter)}
        </Button>
      ) : null}
    </Stack>
  );
}
