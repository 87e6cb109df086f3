import { TextField } from '@mui/material';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { nameOf } from '../../../dataProvider/name-of.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { useCan, usePanel } from '../../../shell/context.ts';

interface Props {
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
}

const all = { pagination: { page: 1, perPage: 240 } };

/** How a mail looks: one of the company's themes, or the text alone. */
export function ThemeField({ value, onChange }: Props) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const may = useCan('email_themes.read');
  const { data: themes = [] } = useGetList(resourceOf('email-themes'), all, { enabled: may });
  return (
    <TextField
      select
      label={translate('offers.fields.theme')}
      value={value ?? ''}
      onChange={({ target }) => onChange(Number(target.value) || null)}
      helperText={translate('offers.themeHint')}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{translate('offers.noTheme')}</option>
      {themes.map((theme: RaRecord) => (
        <option key={theme.id} value={Number(theme.id)}>
          {nameOf(theme, lang)}
        </option>
      ))}
    </TextField>
  );
}
