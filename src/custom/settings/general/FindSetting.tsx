import SearchIcon from '@mui/icons-material/Search';
import { Box, InputAdornment, ListItemButton, ListItemText, TextField } from '@mui/material';
import { type FormEvent, type RefObject, useState } from 'react';
import { useTranslate } from 'react-admin';
import { plain } from '../../../i18n/shape/plain.ts';

interface Hit {
  readonly name: string;
  readonly part: string;
  readonly place: HTMLElement;
}
interface Props {
  /** Around all parts, those that are not looked at too. */
  readonly page: RefObject<HTMLElement | null>;
  readonly nameOf: (part: string) => string;
  readonly onFound: (place: HTMLElement) => void;
}

const most = 8;
const focusable = 'input:not([type="hidden"]), textarea, select, button';

/** Labels and names of forms are on the page already, in the reader's language. */
export function hitsFor(text: string, page: Props['page']): readonly Hit[] {
  const wanted = plain(text.trim());
  if (!wanted) return [];
  const names = page.current?.querySelectorAll<HTMLElement>('[data-part] :is(label, h2)') ?? [];
  return [...names].flatMap((element) => {
    const name = element.textContent.replace(/\s*\*$/, '');
    const part = element.closest<HTMLElement>('[data-part]')?.dataset.part ?? '';
    const place =
      element instanceof HTMLLabelElement
        ? element.control
        : element.closest('form, [data-part]')?.querySelector<HTMLElement>(focusable);
    return place && plain(name).includes(wanted) ? [{ name, part, place }] : [];
  });
}

/** Finds a setting by its name in any part of the page, and leads there. */
export function FindSetting(props: Props) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [hits, setHits] = useState<readonly Hit[]>([]);
  const look = (typed: string) => {
    setText(typed);
    setHits(hitsFor(typed, props.page).slice(0, most));
  };
  const go = (hit: Hit | undefined) => {
    if (!hit) return;
    look('');
    props.onFound(hit.place);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go(hits[0]);
  };
  const name = translate('settingsForms.find');
  return (
    <Box component="form" role="search" onSubmit={submit} sx={{ mb: 1 }}>
      <TextField
        size="small"
        type="search"
        fullWidth
        placeholder={name}
        value={text}
        onChange={({ target }) => look(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && look('')}
        sx={{ m: 0 }}
        slotProps={{
          htmlInput: { 'aria-label': name, maxLength: 60 },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" aria-hidden />
              </InputAdornment>
            ),
          },
        }}
      />
      <Box role="status" sx={{ fontSize: 14, color: 'text.secondary' }}>
        {text.trim() && !hits.length ? (
          <Box sx={{ px: 1, py: 1 }}>{translate('settingsForms.noneFound')}</Box>
        ) : null}
      </Box>
      {hits.length ? (
        <Box
          component="ul"
          aria-label={translate('settingsForms.found')}
          sx={{ listStyle: 'none', m: 0, p: 0, borderBottom: 1, borderColor: 'divider' }}
        >
          {hits.map((hit) => (
            <li key={`${hit.part} ${hit.name}`}>
              <ListItemButton dense sx={{ borderRadius: 2 }} onClick={() => go(hit)}>
                <ListItemText primary={hit.name} secondary={props.nameOf(hit.part)} />
              </ListItemButton>
            </li>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}
