import { changeSending } from '../../../../contract/messages/messaging-calls.ts';
import type { CompanySettings } from '../../../../contract/settings/company-settings.ts';
import { SettingsForm, type Values } from '../general/SettingsForm.tsx';
import { Receipts } from './Receipts.tsx';

// Of one message there would be four decimals, of a hundred there are two.
const each = 100;
const scale = 10_000;
const ofHundred = (price: number) => Math.round(price * each * each) / each;
const ofOne = (price: unknown) =>
  typeof price === 'number' ? Math.round((price / each) * scale) / scale : price;

const minutes = ['00', '30'];
const halves = Array.from({ length: 24 }, (_, hour) =>
  minutes.map((minute) => `${String(hour).padStart(2, '0')}:${minute}`),
).flat();

/** Every half hour, and what is set. */
const hours = (saved: string) =>
  [...new Set([saved, ...halves])].sort().map((hour) => ({ value: hour, word: hour }));

/** When offers may leave, how fast and at what price, and how the gateway tells what arrived. */
export function Sending({ saved }: { saved: CompanySettings }) {
  const { sms_part_price, viber_price, ...rest } = saved.message_sending;
  const toSend = (value: Values) => ({
    ...value,
    sms_part_price: ofOne(value.sms_part_price),
    viber_price: ofOne(value.viber_price),
  });
  return (
    <>
      <SettingsForm
        name="sending"
        hint
        change={changeSending}
        version={saved.updated_at}
        saved={{
          ...rest,
          sms_part_price: ofHundred(sms_part_price),
          viber_price: ofHundred(viber_price),
        }}
        toSend={toSend}
        fields={[
          { name: 'quiet_from', kind: 'choice', options: hours(rest.quiet_from) },
          { name: 'quiet_until', kind: 'choice', hint: true, options: hours(rest.quiet_until) },
          { name: 'offers_per_day', kind: 'count', hint: true },
          { name: 'sms_part_price', kind: 'money', hint: true },
          { name: 'viber_price', kind: 'money' },
          { name: 'gateway_per_second', kind: 'count', hint: true },
          { name: 'sms_stop_number', kind: 'text', hint: true, maxLength: 16 },
          { name: 'sms_shortest', kind: 'switch', hint: true },
          { name: 'sms_capitals', kind: 'switch', hint: true },
        ]}
      />
      <Receipts saved={saved} />
    </>
  );
}
