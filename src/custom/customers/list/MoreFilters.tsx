import TuneIcon from '@mui/icons-material/FilterAltOutlined';
import { Badge, Box, Button, Chip, Drawer, Stack, Typography } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useNarrow, withFilter } from '../../../resources/narrowing/use-narrow.ts';
import { FilterFields } from './FilterFields.tsx';
import { asDraft, hasUnread } from './FilterPieces.tsx';
import { useFilterNames } from './filter-names.ts';

const own = ['q', 'tier_id', 'came', 'gender', 'marketing'];
const narrowings = (values: object) => Object.keys(values).filter((name) => !own.includes(name));

/** What narrows the list beyond its bar, each to be taken away by itself. */
function Chosen() {
  const { filterValues } = useListContext();
  const narrow = useNarrow();
  const nameOf = useFilterNames(filterValues);
  return narrowings(filterValues).map((name) => (
    <Chip
      key={name}
      size="small"
      label={nameOf(name, String(filterValues[name]))}
      onDelete={() => narrow((current) => withFilter(current, name, undefined))}
    />
  ));
}

/** Every other filter of customers, chosen together and applied at once. */
export function MoreFilters() {
  const translate = useTranslate();
  const id = useId();
  const { filterValues, setFilters } = useListContext();
  const [draft, setDraft] = useState<Record<string, unknown>>();
  const count = narrowings(filterValues).length;
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (hasUnread(draft ?? {})) return;
    const chosen = Object.entries(draft ?? {}).filter(
      ([, value]) => value !== '' && value !== null,
    );
    setFilters(Object.fromEntries(chosen));
    setDraft(undefined);
  };
  return (
    <>
      <Badge badgeContent={count} color="primary">
        <Button
          size="small"
          startIcon={<TuneIcon />}
          aria-haspopup="dialog"
          onClick={() => setDraft(asDraft(filterValues))}
        >
          {translate('desk.filters.open')}
        </Button>
      </Badge>
      <Chosen />
      <Drawer
        anchor="right"
        open={draft !== undefined}
        onClose={() => setDraft(undefined)}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id } }}
      >
        <Box
          component="form"
          onSubmit={apply}
          sx={{ width: { xs: '100vw', sm: 440 }, p: { xs: 2, sm: 3 } }}
        >
          <Typography id={id} variant="h2" sx={{ mb: 2 }}>
            {translate('desk.filters.title')}
          </Typography>
          {draft ? <FilterFields value={draft} onChange={setDraft} /> : null}
          <Stack
            direction="row"
            spacing={1}
            sx={{ position: 'sticky', bottom: 0, py: 2, bgcolor: 'background.paper', zIndex: 1 }}
          >
            <Button type="submit" variant="contained">
              {translate('desk.filters.apply')}
            </Button>
            <Button onClick={() => setDraft({})}>{translate('desk.filters.clear')}</Button>
            <Button onClick={() => setDraft(undefined)}>{translate('ra.action.cancel')}</Button>
          </Stack>
        </Box>
      </Drawer>
    </>
  );
}
