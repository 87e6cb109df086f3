import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import {
  Box,
  FormHelperText,
  IconButton,
  Menu,
  MenuItem,
  Stack,
  TextField,
  Tooltip,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  type DayType,
  dayTypes,
  type Shift,
} from '../../../../contract/organisations/timetable.ts';
import {
  type CopyTarget,
  copyTargets,
  type OpenDay,
  tidyTime,
  withEmptyRow,
} from './timetable-draft.ts';

interface Props {
  readonly day: OpenDay;
  readonly may: boolean;
  readonly said: (path: string) => string | undefined;
  readonly onChange: (day: OpenDay) => void;
  readonly onCopy: (to: CopyTarget) => void;
}

function Copy({ name, onCopy }: { name: string; onCopy: Props['onCopy'] }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('storeProfile.copy.label', { day: name });
  const copy = (to: CopyTarget) => {
    setAnchor(null);
    onCopy(to);
  };
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <CopyIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {copyTargets.map((to) => (
          <MenuItem key={to} onClick={() => copy(to)}>
            {translate(`storeProfile.copy.${to}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

interface ShiftProps {
  readonly shift: Shift;
  readonly index: number;
  readonly name: string;
  readonly may: boolean;
  readonly said: Props['said'];
  readonly onChange: (shift: Shift) => void;
  /** Nothing for the empty row at the end. */
  readonly onRemove: (() => void) | undefined;
}

function ShiftFields({ shift, index, name, may, said, onChange, onRemove }: ShiftProps) {
  const translate = useTranslate();
  const wrong = said(`shifts.${index}.from`) ?? said(`shifts.${index}.to`);
  const remove = translate('storeProfile.removeShift', { day: name, number: index + 1 });
  return (
    <div>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            size="small"
            label={translate(`storeProfile.${end}`)}
            value={shift[end]}
            disabled={!may}
            error={Boolean(wrong)}
            placeholder={translate('storeProfile.time')}
            onChange={({ target }) => onChange({ ...shift, [end]: target.value })}
            onBlur={() => onChange({ ...shift, [end]: tidyTime(shift[end]) })}
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: {
                inputMode: 'numeric',
                maxLength: 5,
                autoComplete: 'off',
                'aria-label': translate(`storeProfile.shift.${end}`, {
                  day: name,
                  number: index + 1,
                }),
              },
            }}
            sx={{ width: 104 }}
          />
        ))}
        {may && onRemove ? (
          <Tooltip title={remove}>
            <IconButton aria-label={remove} onClick={onRemove}>
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        ) : null}
      </Stack>
      {wrong ? <FormHelperText error>{wrong}</FormHelperText> : null}
    </div>
  );
}

function Shifts({ day, name, may, said, onChange }: Omit<Props, 'onCopy'> & { name: string }) {
  const { shifts } = day;
  const replaced = (index: number, shift: Shift) =>
    shifts.map((each, place) => (place === index ? shift : each));
  // The row that is typed into stays where it is; another empty one follows it.
  const typed = (index: number, shift: Shift) => {
    const next = replaced(index, shift);
    const isLast = index === shifts.length - 1;
    onChange({ ...day, shifts: isLast && (shift.from || shift.to) ? withEmptyRow(next) : next });
  };
  const shown = may ? shifts : shifts.slice(0, -1);
  const whole = said('shifts');
  return (
    <Stack spacing={1.5} sx={{ pt: 0.75 }}>
      {shown.map((shift, index) => (
        <ShiftFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the day
          key={index}
          shift={shift}
          index={index}
          name={name}
          may={may}
          said={said}
          onChange={(changed) => typed(index, changed)}
          onRemove={
            index < shifts.length - 1
              ? () => onChange({ ...day, shifts: shifts.filter((_, place) => place !== index) })
              : undefined
          }
        />
      ))}
      {whole ? <FormHelperText error>{whole}</FormHelperText> : null}
    </Stack>
  );
}

/** One day of the week: how the store keeps its hours, and its shifts. */
export function DayRow(props: Props) {
  const { day, may, onChange, onCopy } = props;
  const translate = useTranslate();
  const id = useId();
  const name = translate(`storeProfile.days.${day.day}`);
  return (
    <Box
      component="fieldset"
      aria-labelledby={id}
      sx={{
        border: 0,
        borderTop: 1,
        borderColor: 'divider',
        p: 0,
        pt: 1.5,
        m: 0,
        minWidth: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr', sm: '120px 190px 1fr' },
        alignItems: 'start',
      }}
    >
      <Typography id={id} component="h3" sx={{ fontWeight: 650, mt: { sm: 1.5 } }}>
        {name}
      </Typography>
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label={translate('storeProfile.dayType')}
          value={day.type}
          disabled={!may}
          onChange={({ target }) => onChange({ ...day, type: target.value as DayType })}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={{ width: 150, my: 0.5 }}
        >
          {dayTypes.map((type) => (
            <option key={type} value={type}>
              {translate(`storeProfile.dayTypes.${type}`)}
            </option>
          ))}
        </TextField>
        {may ? <Copy name={name} onCopy={onCopy} /> : null}
      </Stack>
      {day.type === 'regular' ? <Shifts {...props} name={name} /> : null}
    </Box>
  );
}
