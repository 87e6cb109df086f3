import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import LinkIcon from '@mui/icons-material/Link';
import { IconButton, Stack, TextField, Tooltip } from '@mui/material';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Localized } from '../../../../contract/engine/languages.ts';
import { useThisEditor } from '../state/use-editor.ts';
import { VariableMenu } from './VariableMenu.tsx';

interface Props {
  readonly field: string;
  readonly value: Localized;
  readonly onChange: (value: Localized) => void;
  readonly max: number;
  readonly lines?: number;
  /** Words without marks: a picture's, a button's. */
  readonly plain?: boolean;
}

const marks = [
  { name: 'bold', Icon: BoldIcon, before: '**', after: '**' },
  { name: 'italic', Icon: ItalicIcon, before: '*', after: '*' },
  { name: 'link', Icon: LinkIcon, before: '[', after: '](https://)' },
] as const;

/** Words in the language that is written in, with the marks and variables that may stand in them. */
export function RichField({ field, value, onChange, max, lines, plain = false }: Props) {
  const translate = useTranslate();
  const { language } = useThisEditor();
  const area = useRef<HTMLInputElement>(null);
  const put = (before: string, after = '', usual = '') => {
    const input = area.current;
    const [from, to] = [input?.selectionStart ?? 0, input?.selectionEnd ?? 0];
    const words = value[language];
    const marked = `${before}${words.slice(from, to) || usual}${after}`;
    const next = `${words.slice(0, from)}${marked}${words.slice(to)}`;
    if (next.length > max) return;
    onChange({ ...value, [language]: next });
    // Once what was put in is there, whoever types goes on behind it.
    requestAnimationFrame(() => {
      input?.focus();
      input?.setSelectionRange(from + marked.length, from + marked.length);
    });
  };
  return (
    <div>
      <Stack direction="row" sx={{ mb: 0.5, alignItems: 'center' }}>
        {(plain ? [] : marks).map(({ name, Icon, before, after }) => (
          <Tooltip key={name} title={translate(`themeEditor.marks.${name}`)}>
            <IconButton
              size="small"
              onClick={() => put(before, after, translate('themeEditor.marks.linkWords'))}
            >
              <Icon fontSize="small" />
            </IconButton>
          </Tooltip>
        ))}
        <VariableMenu onChoose={(name) => put(`{${name}}`)} />
      </Stack>
      <TextField
        fullWidth
        multiline={lines !== undefined}
        {...(lines ? { minRows: lines, maxRows: 14 } : {})}
        inputRef={area}
        label={`${translate(`themeEditor.fields.${field}`)} (${translate(`languages.${language}`)})`}
        value={value[language]}
        placeholder={value.en || value.el || value.it}
        onChange={({ target }) => onChange({ ...value, [language]: target.value })}
        slotProps={{ htmlInput: { maxLength: max, lang: language } }}
      />
    </div>
  );
}
