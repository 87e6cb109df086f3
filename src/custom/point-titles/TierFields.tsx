import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, Stack, TextField, Tooltip, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Language } from '../../../contract/engine/languages.ts';
import { ColourField } from '../../resources/inputs/ColourInput.tsx';
import { NumberField } from '../../resources/inputs/NumberField.tsx';
import { type Draft, isNew } from './draft.ts';

export interface TierFieldsProps {
  readonly draft: Draft;
  readonly index: number;
  readonly language: Language;
  readonly countsMoney: boolean;
  readonly expires: boolean;
  readonly disabled: boolean;
  readonly said: (path: string) => string | undefined;
  readonly onChange: (change: Partial<Draft>) => void;
  /** A threshold was typed to its end: the tiers take their places. */
  readonly onSettled: () => void;
  /** Nothing where it is the only one. */
  readonly onRemove: (() => void) | undefined;
}

function Words({ draft, index, language, disabled, said, onChange }: TierFieldsProps) {
  const translate = useTranslate();
  const { title, description } = draft;
  const inLanguage = translate(`languages.${language}`);
  const wrong = said(`tiers.${index}.title.${language}`);
  return (
    <>
      <TextField
        autoFocus={isNew(draft)}
        label={`${translate('tiers.title')} (${inLanguage})`}
        value={title[language] ?? ''}
        placeholder={language === 'el' ? undefined : (title.el ?? '')}
        onChange={({ target }) => onChange({ title: { ...title, [language]: target.value } })}
        error={Boolean(wrong)}
        helperText={wrong}
        disabled={disabled}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <TextField
        multiline
        label={`${translate('tiers.description')} (${inLanguage})`}
        value={description[language] ?? ''}
        onChange={({ target }) =>
          onChange({ description: { ...description, [language]: target.value } })
        }
        disabled={disabled}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </>
  );
}

function Numbers(props: TierFieldsProps) {
  const { draft, index, countsMoney, expires, disabled, said, onChange, onSettled } = props;
  const translate = useTranslate();
  const days = draft.expiration_days;
  const daysSaid = said(`tiers.${index}.expiration_days`);
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ mt: 0.5, columnGap: 2 }}>
      <NumberField
        label={translate(countsMoney ? 'tiers.fromMoney' : 'tiers.fromPoints')}
        unit={countsMoney ? 'money' : 'points'}
        value={draft.from}
        onChange={(from) => onChange({ from })}
        onBlur={onSettled}
        error={said(`tiers.${index}.from`) ?? said(`tiers.${index}.to`)}
        disabled={disabled || index === 0}
        hint={index === 0 ? translate('tiers.first') : undefined}
      />
      {expires ? (
        <NumberField
          unit="count"
          label={translate('tiers.expiration_days')}
          value={days}
          onChange={(expiration_days) => onChange({ expiration_days })}
          error={daysSaid}
          hint={translate('tiers.expirationHint')}
          disabled={disabled}
        />
      ) : null}
    </Stack>
  );
}

/** One tier of the ladder: where it begins, its colour and its words in one language. */
export function TierFields(props: TierFieldsProps) {
  const { draft, index, disabled, said, onChange, onRemove } = props;
  const translate = useTranslate();
  const id = useId();
  const name = translate('tiers.numbered', { number: index + 1 });
  const remove = translate('tiers.remove', { name: draft.title.el || name });
  return (
    <Box
      component="fieldset"
      aria-labelledby={id}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 2, m: 0, minWidth: 0 }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id={id} component="h3" sx={{ fontWeight: 650 }}>
          {name}
        </Typography>
        {disabled || !onRemove ? null : (
          <Tooltip title={remove}>
            <IconButton aria-label={remove} onClick={onRemove}>
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
      </Stack>
      <Words {...props} />
      <Numbers {...props} />
      <Box sx={{ mt: 1, mb: -2 }}>
        <ColourField
          label={translate('tiers.color')}
          value={draft.color}
          onChange={(color) => onChange({ color })}
          disabled={disabled}
          error={said(`tiers.${index}.color`)}
        />
      </Box>
    </Box>
  );
}
