import SearchIcon from '@mui/icons-material/Search';
import { InputAdornment, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { useNarrow, withFilter } from './use-narrow.ts';

const icon = {
  startAdornment: (
    <InputAdornment position="start">
      <SearchIcon fontSize="small" aria-hidden />
    </InputAdornment>
  ),
};

/** Searches as one types, a moment after the last key. */
export function Search() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const narrow = useNarrow();
  const { pathname } = useLocation();
  const applied = String(filterValues.q ?? '');
  const [text, setText] = useState(applied);
  useEffect(() => setText(applied), [applied]);
  useEffect(() => {
    if (text === applied) return undefined;
    const apply = () => {
      // The list stays in view until the code of the next page is there; whoever is on the way to
      // that page must not be called back to this one.
      if (location.pathname === pathname) narrow((current) => withFilter(current, 'q', text));
    };
    const timer = setTimeout(apply, 300);
    return () => clearTimeout(timer);
  }, [text, applied, narrow, pathname]);
  const name = translate('ra.action.search');
  return (
    <TextField
      size="small"
      type="search"
      fullWidth={false}
      placeholder={name}
      value={text}
      onChange={(event) => setText(event.target.value)}
      sx={{ width: { xs: 140, md: 212 }, m: 0, flexGrow: { xs: 1, md: 0 } }}
      slotProps={{ input: icon, htmlInput: { maxLength: 100, 'aria-label': name } }}
    />
  );
}
