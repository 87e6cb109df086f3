import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { HomePeriod } from './use-home.ts';

const periods: readonly HomePeriod[] = ['today', '7', '30', '90'];

interface Props {
  readonly period: HomePeriod;
  readonly onChange: (period: HomePeriod) => void;
}

/** What the figures of a home are of. */
export function PeriodToggle({ period, onChange }: Props) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={period}
      aria-label={translate('home.period')}
      onChange={(_, chosen: HomePeriod | null) => chosen && onChange(chosen)}
      sx={{ bgcolor: 'background.paper' }}
    >
      {periods.map((each) => (
        <ToggleButton key={each} value={each} sx={{ px: 1.5, textTransform: 'none' }}>
          {each === 'today'
            ? translate('home.today')
            : translate('home.lastDays', { smart_count: Number(each) })}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
