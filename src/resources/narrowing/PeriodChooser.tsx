import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import { Button, Popover, Stack } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatPeriod, lastDays, monthBack, type Period } from '../../i18n/period.ts';
import { DayField } from '../inputs/DayField.tsx';

interface Props {
  /** What it is a period of. */
  readonly label: string;
  readonly period: Period | undefined;
  readonly onChange: (period: Period | undefined) => void;
  /** Whether there may be none. */
  readonly optional?: boolean;
  /** What is offered beside days of one's own, by the name of its word. */
  readonly usual?: Readonly<Record<string, () => Period>>;
}

type Draft = { readonly [Day in keyof Period]: string | undefined };

const usualOnes = {
  today: () => lastDays(1),
  week: () => lastDays(7),
  days30: () => lastDays(30),
  thisMonth: () => monthBack(0),
  lastMonth: () => monthBack(1),
};

interface UsualProps {
  readonly usual: NonNullable<Props['usual']>;
  readonly onChoose: (period: Period) => void;
}

function Usual({ usual, onChoose }: UsualProps) {
  const translate = useTranslate();
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {Object.entries(usual).map(([name, period]) => (
        <Button key={name} size="small" onClick={() => onChoose(period())}>
          {translate(`period.${name}`)}
        </Button>
      ))}
    </Stack>
  );
}

function Days({ period, onChange, optional }: Omit<Props, 'label' | 'usual'>) {
  const translate = useTranslate();
  const [draft, setDraft] = useState<Draft>(period ?? lastDays(1));
  const { from, to } = draft;
  const isBackwards = from !== undefined && to !== undefined && from > to;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (from && to && !isBackwards) onChange({ from, to });
  };
  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={1}>
      <DayField
        label={translate('period.from')}
        day={from}
        onChange={(day) => setDraft({ ...draft, from: day })}
      />
      <DayField
        label={translate('period.to')}
        day={to}
        onChange={(day) => setDraft({ ...draft, to: day })}
        error={isBackwards ? translate('period.wrong') : undefined}
      />
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end', pt: 0.5 }}>
        {optional && period ? (
          <Button onClick={() => onChange(undefined)}>{translate('period.any')}</Button>
        ) : null}
        <Button type="submit" variant="contained">
          {translate('period.apply')}
        </Button>
      </Stack>
    </Stack>
  );
}

const framed = { fontWeight: 500, borderColor: 'text.disabled' } as const;
// Beside other filters it looks as they do.
const pill = {
  ...framed,
  borderRadius: 99,
  minHeight: 0,
  height: { xs: 40, md: 34 },
  fontSize: 13.5,
} as const;
const narrowing = { borderColor: 'primary.main', bgcolor: 'action.selected' } as const;

/** A button that tells the chosen days (period-range-display) and opens a choice of others. */
export function PeriodChooser({
  label,
  period,
  onChange,
  optional = false,
  usual = usualOnes,
}: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (chosen: Period | undefined) => {
    setAnchor(null);
    onChange(chosen);
  };
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<CalendarIcon />}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={optional ? (period ? { ...pill, ...narrowing } : pill) : framed}
      >
        {period ? `${label}: ${formatPeriod(period)}` : label}
      </Button>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-labelledby': id, sx: { p: 2, maxWidth: 330 } },
        }}
      >
        <Stack spacing={1}>
          <strong id={id}>{label}</strong>
          <Usual usual={usual} onChoose={choose} />
          <Days period={period} onChange={choose} optional={optional} />
        </Stack>
      </Popover>
    </>
  );
}
