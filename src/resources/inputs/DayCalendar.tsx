import { LocalizationProvider } from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import dayjs from 'dayjs';
import 'dayjs/locale/el';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/it';
import { useTranslate } from 'react-admin';
import { usePanel } from '../../shell/context.ts';

interface Props {
  /** `YYYY-MM-DD`, or nothing for what is no day. */
  readonly day: string | undefined;
  readonly onChoose: (day: string) => void;
}

// British English, whose weeks begin on Monday as those of the other two do.
const locales = { el: 'el', en: 'en-gb', it: 'it' } as const;

/** A month to choose a day of, in the reader's language; its year is a press away. */
export function DayCalendar({ day, onChoose }: Props) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const words = {
    previousMonth: translate('period.previousMonth'),
    nextMonth: translate('period.nextMonth'),
    calendarViewSwitchingButtonAriaLabel: (view: string) =>
      translate(view === 'year' ? 'period.toDays' : 'period.toYears'),
  };
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={locales[lang]}
      localeText={words}
    >
      <DateCalendar
        autoFocus
        defaultValue={day ? dayjs(day) : null}
        onChange={(chosen, state) => {
          // A year alone is no day yet.
          if (chosen && state === 'finish') onChoose(chosen.format('YYYY-MM-DD'));
        }}
      />
    </LocalizationProvider>
  );
}
