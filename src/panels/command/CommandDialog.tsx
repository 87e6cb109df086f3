import { Autocomplete, Dialog, LinearProgress } from '@mui/material';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useMenu } from '../../shell/menu.ts';
import { meantBy } from './meant.ts';
import { CommandField, Heading, Line } from './pieces.tsx';
import { useHits } from './use-hits.ts';
import {
  type Command,
  useDeeds,
  useOffered,
  usePages,
  useRecentPages,
  useSettingsFields,
  useSettingsParts,
} from './use-pages.ts';

/** A text a moment after the last key, so that the server is not asked for each. */
function useSettledText(text: string) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 70);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** The headings of what is no list. */
const ours = ['record', 'recent', 'pages', 'deeds', 'settings'];

/** The name of a heading: of the pages and deeds, or of the menu entry that a list belongs to. */
function useGroupName() {
  const translate = useTranslate();
  const groups = useMenu();
  return (group: string) => {
    if (ours.includes(group)) return translate(`shell.command.${group}`);
    const entry = groups.find(({ shown }) => shown.includes(group));
    if (!entry) return '';
    return translate(entry.shown.length > 1 ? `tabs.${group}` : `menu.${entry.word}`);
  };
}

const mostAtFirst = 8;

/** What there is to choose from: records that the text finds, pages and deeds that it means. */
function useOptions(typed: string) {
  const text = typed.trim();
  const { hits, searching } = useHits(useDeferredValue(useSettledText(text)));
  const pages = usePages();
  const deeds = useDeeds();
  const settings = useSettingsParts();
  const fields = useSettingsFields();
  const offered = useOffered();
  const recent = useRecentPages();
  if (!text)
    return {
      options: [...offered, ...recent, ...deeds.slice(0, mostAtFirst), ...pages],
      searching,
    };
  const known = [
    ...meantBy(text, pages),
    ...meantBy(text, [...settings, ...fields]).slice(0, mostAtFirst),
    ...meantBy(text, deeds).slice(0, mostAtFirst),
  ];
  return { options: [...meantBy(text, offered), ...hits, ...known], searching };
}

/** One field over everything: records, pages, and what is done often; all of it from the keyboard. */
export function CommandDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const groupName = useGroupName();
  const [typed, setTyped] = useState('');
  const { options, searching } = useOptions(typed);
  const go = (command: Command | null) => {
    if (!command) return;
    onClose();
    if (command.to) navigate(command.to);
    else command.run?.();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      aria-label={translate('shell.command.title')}
      slotProps={{ container: { sx: { alignItems: 'flex-start' } } }}
    >
      <Autocomplete<Command>
        open
        autoHighlight
        clearOnEscape={false}
        options={options}
        filterOptions={(all) => all}
        groupBy={({ group }) => group}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        inputValue={typed}
        value={null}
        onInputChange={(_, text, why) => {
          if (why === 'input') setTyped(text);
        }}
        onChange={(_, command) => go(command)}
        onClose={(_, why) => {
          if (why === 'escape') onClose();
        }}
        noOptionsText={translate(searching ? 'shell.command.searching' : 'shell.filters.nothing')}
        forcePopupIcon={false}
        slotProps={{
          listbox: { sx: { maxHeight: 'min(60vh, 520px)' } },
          popper: { placement: 'bottom-start' },
        }}
        renderGroup={({ key, group, children }) => (
          <Heading key={key} name={groupName(group)}>
            {children}
          </Heading>
        )}
        renderOption={({ key, ...props }, command) => (
          <Line key={key} {...props} command={command} />
        )}
        renderInput={(params) => <CommandField {...params} />}
      />
      {searching ? <LinearProgress aria-label={translate('shell.command.searching')} /> : null}
    </Dialog>
  );
}
