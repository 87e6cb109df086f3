import { Box, Chip, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, ReferenceField, useRecordContext, useTranslate } from 'react-admin';
import type { Kind } from '../../../contract/engine/fields.ts';
import { nameOf } from '../../dataProvider/name-of.ts';
import { resourceOf } from '../../dataProvider/sources.ts';
import {
  formatBirthday,
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatSigned,
} from '../../i18n/format.ts';
import { shownMobile } from '../../i18n/shape/shown-mobile.ts';
import { fileUrl } from '../../session/api.ts';
import type { CellProps } from '../../shell/cell.ts';
import { usePanel } from '../../shell/context.ts';
import { isOn } from '../inputs/is-on.ts';
import { FirstLines } from '../pieces/FirstLines.tsx';
import { StateChip, toneOf } from '../pieces/StateChip.tsx';

function useValue<T>(source: string): T | null | undefined {
  return useRecordContext<RaRecord>()?.[source] as T | null | undefined;
}

/** A missing value says so, to the eye and to a screen reader. */
function Nothing() {
  const translate = useTranslate();
  return (
    <Box component="span" color="text.secondary" aria-label={translate('shell.none')}>
      {'\u2013'}
    </Box>
  );
}

const orNothing = (text: ReactNode) =>
  text === null || text === undefined || text === '' ? <Nothing /> : text;

function TextCell({ source }: CellProps) {
  const { store } = usePanel();
  const record = useRecordContext<RaRecord>();
  const text = record?.[source] as string | null | undefined;
  // A record that has the whole number beside the national digits has its country as well.
  const whole = source === 'mobile' ? record?.mobile_e164 : undefined;
  if (!text || !whole) return orNothing(text);
  return shownMobile({ mobile: text, mobile_e164: whole }, record?.country_id === store.country_id);
}

function LocalizedCell({ source }: CellProps) {
  const { lang } = usePanel();
  const value = useValue<Record<string, string>>(source);
  // Names in every language, or a record that has such a name.
  return orNothing(value?.[lang] ?? nameOf(value, lang));
}

/** What there is where a field has no limit, no minimum or no end: a word, not a 0. */
function Without({ without }: Required<Pick<CellProps['field'], 'without'>>) {
  const translate = useTranslate();
  return (
    <Box component="span" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
      {translate(`shell.without.${without}`)}
    </Box>
  );
}

function NumberCell({ source, field: { without } }: CellProps) {
  const { lang } = usePanel();
  const value = useValue<number>(source);
  if (without && !value) return <Without without={without} />;
  return orNothing(typeof value === 'number' ? formatNumber(value, lang) : null);
}

function SignedCell({ amount }: { amount: number }) {
  const { lang } = usePanel();
  const color = amount > 0 ? 'error.main' : 'success.main';
  return (
    <Box component="span" sx={{ color, fontWeight: 600 }}>
      {formatSigned(amount, 'EUR', lang)}
    </Box>
  );
}

function MoneyCell({ source, field: { without, signed } }: CellProps) {
  const { lang } = usePanel();
  const value = useValue<number>(source);
  if (without && !value) return <Without without={without} />;
  if (signed && value) return <SignedCell amount={value} />;
  return orNothing(typeof value === 'number' ? formatMoney(value, 'EUR', lang) : null);
}

function FlagCell({ source }: CellProps) {
  const translate = useTranslate();
  const on = isOn(useValue(source));
  return (
    <Chip
      size="small"
      variant={on ? 'filled' : 'outlined'}
      color={on ? 'success' : 'default'}
      label={translate(on ? 'ra.boolean.true' : 'ra.boolean.false')}
    />
  );
}

function ChoiceCell({ source, words }: CellProps) {
  const translate = useTranslate();
  const value = useValue<string>(source);
  if (!value) return <Nothing />;
  const label = translate(`${words}.texts.choices.${value}`);
  const tone = toneOf(source, value);
  return tone ? <StateChip tone={tone} label={label} /> : label;
}

function ChoicesCell({ source, words, field }: CellProps) {
  const translate = useTranslate();
  const chosen = useValue<string[]>(source) ?? [];
  if (chosen.length === field.values?.length) return translate('shell.all');
  return orNothing(chosen.map((value) => translate(`${words}.texts.short.${value}`)).join(', '));
}

function NameOfReference() {
  const { lang } = usePanel();
  return orNothing(nameOf(useRecordContext<RaRecord>(), lang));
}

function RefCell({ source, field }: CellProps) {
  if (useValue(source) === null) return <Nothing />;
  return (
    <ReferenceField source={source} reference={resourceOf(field.to ?? '')} link={false}>
      <NameOfReference />
    </ReferenceField>
  );
}

function RefsCell({ source }: CellProps) {
  const { lang } = usePanel();
  return formatNumber(useValue<number[]>(source)?.length ?? 0, lang);
}

function MomentCell({ source, field: { without } }: CellProps) {
  const value = useValue<string>(source);
  if (without) return value ? formatDate(value) : <Without without={without} />;
  return orNothing(
    value && (
      <Box component="time" dateTime={value} sx={{ whiteSpace: 'nowrap' }}>
        {formatDateTime(value)}
      </Box>
    ),
  );
}

/** A day is the same everywhere: no time zone is asked. */
function DayCell({ source }: CellProps) {
  const value = useValue<string>(source);
  return orNothing(value && <time dateTime={value}>{formatDate(value)}</time>);
}

function BirthdayCell({ source }: CellProps) {
  const { lang } = usePanel();
  const value = useValue<string>(source);
  return orNothing(value && <time dateTime={value}>{formatBirthday(value, lang)}</time>);
}

function TextsCell({ source }: CellProps) {
  return orNothing((useValue<string[]>(source) ?? []).join(', '));
}

function ColourCell({ source }: CellProps) {
  const value = useValue<string>(source);
  if (!value) return <Nothing />;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Box
        aria-hidden
        sx={{
          width: 20,
          height: 20,
          borderRadius: 1,
          bgcolor: value,
          border: 1,
          borderColor: 'divider',
        }}
      />
      <span>{value}</span>
    </Stack>
  );
}

function ImageCell({ source }: CellProps) {
  const value = useValue<string>(source);
  const shape = {
    width: 44,
    height: 44,
    borderRadius: 1.5,
    bgcolor: 'action.hover',
    display: 'block',
  } as const;
  if (!value) return <Box aria-hidden sx={shape} />;
  return (
    <Box
      component="img"
      src={fileUrl(value)}
      alt=""
      loading="lazy"
      sx={{ ...shape, objectFit: 'cover' }}
    />
  );
}

type Cell = (props: CellProps) => ReactNode;

/** How each kind of field is shown; a new kind does not compile until it has a cell. */
export const cells: Record<Kind, Cell> = {
  text: TextCell,
  paragraph: (props) => (
    <FirstLines>
      <TextCell {...props} />
    </FirstLines>
  ),
  localized: LocalizedCell,
  integer: NumberCell,
  decimal: NumberCell,
  money: MoneyCell,
  points: NumberCell,
  flag: FlagCell,
  toggle: FlagCell,
  choice: ChoiceCell,
  choices: ChoicesCell,
  ref: RefCell,
  refs: RefsCell,
  moment: MomentCell,
  day: DayCell,
  birthday: BirthdayCell,
  texts: TextsCell,
  // Shown on the page of whoever has them, by their names.
  attributes: () => null,
  facts: () => null,
  colour: ColourCell,
  image: ImageCell,
};
