import { Beside, OneOf, Select } from '../../../resources/form/Choices.tsx';
import { DayField } from '../../../resources/inputs/DayField.tsx';
import { NumberField } from '../../../resources/inputs/NumberField.tsx';
import { usePanel } from '../../../shell/context.ts';
import type { Options, PartForm } from '../draft/part.ts';
import { HourField, useWord } from './pieces.tsx';
import { weekdayName, weekdays } from './weekdays.ts';

interface Props {
  readonly form: PartForm<Options>;
}

/** A whole number of something, by the name of its option. */
export function Count({ form: { value, set, said }, name }: Props & { name: string }) {
  const word = useWord();
  return (
    <NumberField
      unit="points"
      label={word(`options.${name}`)}
      value={(value[name] ?? null) as number | string | null}
      onChange={(count) => set({ [name]: count })}
      error={said(name)}
    />
  );
}

/** One of the choices of an option. */
export function Choose({
  form: { value, set, said },
  name,
  ids,
}: Props & { name: string; ids: readonly string[] }) {
  const word = useWord();
  return (
    <OneOf
      label={word(`options.${name}`)}
      choices={ids.map((id) => ({ id, name: word(`choices.${name}.${id}`) }))}
      value={String(value[name])}
      onChange={(chosen) => set({ [name]: chosen })}
      error={said(name)}
    />
  );
}

function AtHour({ form: { value, set, said } }: Props) {
  const word = useWord();
  return (
    <HourField
      label={word('options.hour')}
      value={value.hour}
      onChange={(hour) => set({ hour })}
      error={said('hour')}
      hint={word('hints.hour')}
    />
  );
}

export const BirthdayOptions = ({ form }: Props) => (
  <>
    <Choose form={form} name="when" ids={['on', 'before', 'after']} />
    <Beside>
      {form.value.when === 'on' ? null : <Count form={form} name="days" />}
      <AtHour form={form} />
    </Beside>
  </>
);

export const InactivityOptions = ({ form }: Props) => (
  <Beside>
    <Count form={form} name="days" />
    <AtHour form={form} />
  </Beside>
);

export const BalanceOptions = ({ form }: Props) => (
  <>
    <Choose form={form} name="on" ids={['crosses', 'expires']} />
    <Beside>
      <Count form={form} name={form.value.on === 'crosses' ? 'threshold' : 'days'} />
      <AtHour form={form} />
    </Beside>
  </>
);

/** On which day: a date, a day of every week or of every month. */
function OnDay({ form: { value, set, said } }: Props) {
  const word = useWord();
  const { lang } = usePanel();
  if (value.every === 'week')
    return (
      <Select
        label={word('options.weekday')}
        none=""
        choices={weekdays.map((day) => ({ id: String(day), name: weekdayName(day, lang) }))}
        value={value.weekday as number | null}
        onChange={(day) => set({ weekday: Number(day) || null })}
        error={said('weekday')}
      />
    );
  if (value.every === 'month')
    return (
      <Select
        label={word('options.month_day')}
        none=""
        choices={Array.from({ length: 31 }, (_, place) => ({
          id: String(place + 1),
          name: String(place + 1),
        }))}
        value={value.month_day as number | null}
        onChange={(day) => set({ month_day: Number(day) || null })}
        error={said('month_day')}
        hint={word('hints.month_day')}
      />
    );
  return (
    <DayField
      label={word('options.at')}
      none=""
      day={(value.at as string | null) ?? undefined}
      onChange={(at) => set({ at: at ?? null })}
      error={said('at')}
    />
  );
}

export const ScheduledOptions = ({ form }: Props) => (
  <>
    <Choose form={form} name="every" ids={['once', 'week', 'month']} />
    <Beside>
      <OnDay form={form} />
      <AtHour form={form} />
    </Beside>
  </>
);
