import SearchIcon from '@mui/icons-material/Search';
import TuneIcon from '@mui/icons-material/Tune';
import { Button, InputAdornment, Stack, TextField, type Theme, useMediaQuery } from '@mui/material';
import { type ComponentType, lazy, Suspense, use, useEffect, useState } from 'react';
import {
  type RaRecord,
  useGetList,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useLocation } from 'react-router';
import type { Kind } from '../../../contract/engine/fields.ts';
import { nameOf } from '../../dataProvider/name-of.ts';
import type { FieldOutline } from '../../dataProvider/outline.ts';
import {
  entityNamed,
  lookupOf,
  permissionToRefer,
  resourceOf,
} from '../../dataProvider/sources.ts';
import { loadScreen } from '../../loading/load-screen.ts';
import { useCan, usePanel } from '../../shell/context.ts';
import { usePanelResource } from '../pieces/use-resource.ts';
import { PiecesContext } from './list-pieces.ts';
import { useNarrow, withFilter } from './use-narrow.ts';

interface Option {
  readonly id: string;
  readonly name: string;
}
interface FilterProps {
  readonly source: string;
  readonly field: FieldOutline;
}

const mostOptions = 240;

function useReferenced(to: string): Option[] {
  const { lang } = usePanel();
  const { data = [] } = useGetList(resourceOf(to), {
    pagination: { page: 1, perPage: mostOptions },
  });
  return data.map((record: RaRecord) => ({
    id: String(record.id),
    name: nameOf(record, lang) ?? `#${record.id}`,
  }));
}

/** A chooser of one value of a field, or of any. */
export function Chooser({ source, options }: { source: string; options: readonly Option[] }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { filterValues } = useListContext();
  const narrow = useNarrow();
  return (
    <TextField
      select
      fullWidth={false}
      size="small"
      label={translate(`resources.${resource}.fields.${source}`)}
      value={filterValues[source] ?? ''}
      onChange={(event) => narrow((current) => withFilter(current, source, event.target.value))}
      sx={{ minWidth: 150, maxWidth: 220, m: 0 }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{translate('shell.filters.any')}</option>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  );
}

function RefFilter(props: FilterProps) {
  const permission = permissionToRefer(props.field.to ?? '');
  const may = useCan(permission) || permission === undefined;
  // What this panel has no list of is only ever linked to.
  const isKnown = lookupOf(props.field.to ?? '') ?? entityNamed(resourceOf(props.field.to ?? ''));
  return may && isKnown ? <Referenced {...props} /> : null;
}

function Referenced({ source, field }: FilterProps) {
  return <Chooser source={source} options={useReferenced(field.to ?? '')} />;
}

function ChoiceFilter({ source, field }: FilterProps) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const values = field.values?.map(String) ?? ['true', 'false'];
  const wordOf = (value: string) =>
    field.values ? `resources.${resource}.texts.choices.${value}` : `ra.boolean.${value}`;
  return (
    <Chooser source={source} options={values.map((id) => ({ id, name: translate(wordOf(id)) }))} />
  );
}

// Few lists have one; the others do not wait for its calendar.
const PeriodFilter = lazy(() =>
  loadScreen(() => import('./PeriodFilter.tsx')).then(({ PeriodFilter }) => ({
    default: PeriodFilter,
  })),
);

/** What a field of each kind is narrowed by; those that are missing are only ever linked to. */
const filters: Partial<Record<Kind, ComponentType<FilterProps>>> = {
  ref: RefFilter,
  refs: RefFilter,
  flag: ChoiceFilter,
  toggle: ChoiceFilter,
  choice: ChoiceFilter,
  choices: ChoiceFilter,
  moment: PeriodFilter,
};

/** Searches as one types, a moment after the last key. */
function Search() {
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
  const icon = {
    startAdornment: (
      <InputAdornment position="start">
        <SearchIcon fontSize="small" aria-hidden />
      </InputAdornment>
    ),
  };
  return (
    <TextField
      size="small"
      type="search"
      fullWidth={false}
      label={translate('ra.action.search')}
      value={text}
      onChange={(event) => setText(event.target.value)}
      sx={{ minWidth: { xs: 150, md: 220 }, m: 0, flexGrow: { xs: 1, md: 0 } }}
      slotProps={{ input: icon, htmlInput: { maxLength: 100 }, inputLabel: { shrink: true } }}
    />
  );
}

function Choosers({ sources }: { sources: readonly string[] }) {
  const { entity } = usePanelResource();
  const { filters: own } = use(PiecesContext);
  return sources.map((source) => {
    const field = entity.fields[source];
    const Filter = own?.[source] === undefined ? field && filters[field.kind] : own[source];
    if (!field || !Filter) return null;
    return (
      <Suspense key={source}>
        <Filter source={source} field={field} />
      </Suspense>
    );
  });
}

/** The filters an entity declares; native choosers, so that phones and keyboards have their own. On a phone they fold away. */
export function Filters() {
  const translate = useTranslate();
  const { entity } = usePanelResource();
  const { filterValues } = useListContext();
  const narrowTo = useNarrow();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const [unfolded, setUnfolded] = useState(false);
  const used = Object.keys(filterValues).length;
  const sources = entity.filters.filter((source) => source !== 'q');
  const folded = narrow && !unfolded && sources.length > 0;
  return (
    <Stack
      direction="row"
      useFlexGap
      role="search"
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: 2, pb: 1.5 }}
    >
      {entity.filters.includes('q') ? <Search /> : null}
      {narrow && sources.length ? (
        <Button
          startIcon={<TuneIcon />}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {translate('shell.filters.title')}
        </Button>
      ) : null}
      {folded ? null : <Choosers sources={sources} />}
      {used ? (
        <Button onClick={() => narrowTo(() => ({}))}>{translate('shell.filters.clear')}</Button>
      ) : null}
    </Stack>
  );
}
