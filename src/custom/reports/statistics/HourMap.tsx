import { Box } from '@mui/material';
import { alpha } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { locales } from '../../../../contract/engine/languages.ts';
import type { Statistics } from '../../../../contract/reports/statistics.ts';
import { Section } from '../../../resources/pieces/Section.tsx';
import { usePanel } from '../../../shell/context.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { useColours } from '../charts/use-colours.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
// Within its cell: what is nowhere would make the page wider.
const unseen = {
  position: 'absolute',
  left: 0,
  clipPath: 'inset(50%)',
  width: 1,
  height: 1,
  overflow: 'hidden',
} as const;

/** The name of a weekday: the fifth of January 1970 was a Monday. */
const weekdayOf = (number: number, locale: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(Date.UTC(1970, 0, 4 + number)),
  );

/** The hours in which anything was posted, and those between them. */
function hoursOf({ hours }: Statistics): number[] {
  const all = hours.map(({ hour }) => hour);
  const [first, last] = [Math.min(...all), Math.max(...all)];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** When customers come: a table whose cells are the darker the more was taken. */
export function HourMap({ data }: { readonly data: Statistics }) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const { money } = useWritten(data.currency);
  const { primary } = useColours();
  if (!data.hours.length) return null;
  const most = Math.max(...data.hours.map(({ turnover }) => turnover), 1);
  const at = (weekday: number, hour: number) =>
    data.hours.find((each) => each.weekday === weekday && each.hour === hour);
  const title = translate('statistics.charts.hours');
  const cell = { position: 'relative', height: 26, minWidth: 26, p: 0, borderRadius: 0.5 } as const;
  return (
    <Section title={title}>
      <Box tabIndex={0} role="region" aria-label={title} sx={{ overflowX: 'auto' }}>
        <Box
          component="table"
          sx={{ width: '100%', borderCollapse: 'separate', borderSpacing: 2, fontSize: 12 }}
        >
          <thead>
            <tr>
              <td />
              {hoursOf(data).map((hour) => (
                <Box component="th" key={hour} scope="col" sx={{ fontWeight: 500 }}>
                  {hour}
                </Box>
              ))}
            </tr>
          </thead>
          <tbody>
            {weekdays.map((weekday) => (
              <tr key={weekday}>
                <Box component="th" scope="row" sx={{ textAlign: 'left', fontWeight: 500, pr: 1 }}>
                  {weekdayOf(weekday, locales[lang])}
                </Box>
                {hoursOf(data).map((hour) => {
                  const { turnover = 0, receipts = 0 } = at(weekday, hour) ?? {};
                  const said = translate('statistics.hour', {
                    smart_count: receipts,
                    amount: money(turnover),
                  });
                  return (
                    <Box
                      component="td"
                      key={hour}
                      title={said}
                      sx={{
                        ...cell,
                        bgcolor: alpha(primary, 0.06 + (0.94 * Math.max(turnover, 0)) / most),
                      }}
                    >
                      <Box component="span" sx={unseen}>
                        {said}
                      </Box>
                    </Box>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Section>
  );
}
