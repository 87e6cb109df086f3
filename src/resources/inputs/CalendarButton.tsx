import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import { IconButton, InputAdornment, Popover, Skeleton } from '@mui/material';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { late } from '../../loading/late.tsx';

// Wanted when it is opened; who types a day does without it.
const DayCalendar = late(() => import('./DayCalendar.tsx'), 'DayCalendar');

interface Props {
  /** What the day is. */
  readonly label: string;
  readonly day: string | undefined;
  readonly onChoose: (day: string) => void;
}

// As large as the calendar that takes its place.
const waiting = <Skeleton variant="rounded" width={320} height={336} />;

/** Opens a calendar at the end of a field, and closes it when a day was chosen. */
export function CalendarButton({ label, day, onChoose }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = translate('period.calendar', { name: label });
  const choose = (chosen: string) => {
    setAnchor(null);
    onChoose(chosen);
  };
  return (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <CalendarIcon fontSize="small" />
      </IconButton>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': name } }}
      >
        <Suspense fallback={waiting}>
          <DayCalendar day={day} onChoose={choose} />
        </Suspense>
      </Popover>
    </InputAdornment>
  );
}
