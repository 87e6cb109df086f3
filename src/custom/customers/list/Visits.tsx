import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { daysOf, instantsOf, type Period } from '../../../i18n/period.ts';
import { DayField, isDay } from '../../../resources/inputs/DayField.tsx';
import { PeriodChooser } from '../../../resources/narrowing/PeriodChooser.tsx';
import { boughtIn } from '../desk/places.data.ts';
import { Choice, Part, type Props } from './FilterPieces.tsx';

const beginningOf = (day: string) => instantsOf({ from: day, to: day }).split('..')[0];
const dayOf = (moment: unknown) => (moment ? daysOf(`${moment}..${moment}`)?.from : undefined);

/** The days between which something was. */
export function Days({ name, label, value, onChange }: Props & { name: string; label: string }) {
  const period = value[name] ? daysOf(String(value[name])) : undefined;
  const choose = (chosen: Period | undefined) =>
    onChange({ ...value, [name]: chosen ? instantsOf(chosen) : '' });
  return (
    <Box>
      <PeriodChooser label={label} period={period} onChange={choose} optional />
    </Box>
  );
}

/** When customers had a receipt, and where they bought: of the same receipts as the stores above. */
export function Visits(props: Props) {
  const { value, onChange } = props;
  const translate = useTranslate();
  const word = (name: string) => translate(`desk.filters.${name}`);
  return (
    <Part title={word('visits')}>
      <Days {...props} name="came" label={word('came')} />
      <Days {...props} name="came_too" label={word('came_too')} />
      <Choice
        {...props}
        name="came_channel"
        label={word('came_channel')}
        options={boughtIn.map((id) => ({ id, name: word(id) }))}
      />
      <DayField
        label={word('came_before')}
        day={dayOf(value.came_before)}
        none=""
        onChange={(day) =>
          onChange({ ...value, came_before: day && isDay(day) ? beginningOf(day) : '' })
        }
      />
    </Part>
  );
}
