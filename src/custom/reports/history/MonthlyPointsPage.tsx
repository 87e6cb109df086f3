import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../../i18n/format.ts';
import { monthOf } from '../../../i18n/period.ts';
import { Report } from './Report.tsx';
import { useMonthlyPoints } from './use-reports.ts';

const mostYears = 6;

function YearChooser({ year, onChange }: { year: number; onChange: (year: number) => void }) {
  const translate = useTranslate();
  const thisYear = new Date().getFullYear();
  return (
    <TextField
      select
      fullWidth={false}
      label={translate('history.year')}
      value={year}
      onChange={({ target }) => onChange(Number(target.value))}
      sx={{ m: 0, minWidth: 120 }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {Array.from({ length: mostYears }, (_, back) => thisYear - back).map((each) => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
    </TextField>
  );
}

/** MM/YYYY. */
const monthName = (first: string) => formatDate(first).slice(3);

/** The store's points month by month, of a year. */
export function MonthlyPointsPage() {
  const translate = useTranslate();
  const [year, setYear] = useState(() => new Date().getFullYear());
  const query = useMonthlyPoints(year);
  return (
    <Report
      title={translate('tabs.history/monthly-points')}
      chooser={<YearChooser year={year} onChange={setYear} />}
      period={{ from: `${year}-01-01`, to: `${year}-12-31` }}
      buckets={{
        column: translate('history.month'),
        nameOf: monthName,
        shortOf: (first) => monthName(first).slice(0, 2),
        periodOf: monthOf,
      }}
      exported={{ exportKey: 'points-by-month', query: { year } }}
      query={query}
    />
  );
}
