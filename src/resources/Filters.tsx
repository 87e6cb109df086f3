import SearchIcon from '@mui/icons-material/Search';
import { Button, InputAdornment, Stack, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import {
  type RaRecord,
  useGetList,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import type { Field } from '../../contract/fields.ts';
import { resourceOf } from '../dataProvider/sources.ts';
import { usePanel } from '../panels/context.ts';
import { usePanelResource } from './use-resource.ts';

interface Option {
  readonly id: string;
  readonly name: string;
}
interface FilterProps {
  readonly source: string;
  readonly field: Field;
}

const mostOptions = 240;

function useReferenced(to: string): Option[] {
  const { lang } = usePanel();
  const { data = [] } = useGetList(resourceOf(to), {
    pagination: { page: 1, perPage: mostOptions },
  });
  return data.map((record: RaRecord) => {
    const name = record.name ?? record.plan_name;
    return { id: String(record.id), name: String(typeof name === 'object' ? name[lang] : name) };
  });
}

function Chooser({ source, options }: { source: string; options: readonly Option[] }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { filterValues, setFilters } = useListContext();
  const choose = (value: string) => {
    const { [source]: _, ...others } = filterValues;
    setFilters(value ? { ...others, [source]: value } : others);
  };
  return (
    <TextField
      select
      size="small"
      label={translate(`resources.${resource}.fields.${source}`)}
      value={filterValues[source] ?? ''}
      onChange={(event) => choose(event.target.value)}
      sx={{ minWidth: 150 }}
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

function RefFilter({ source, field }: FilterProps) {
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

/** Searches as one types, a moment after the last key. */
function Search() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const applied = String(filterValues.q ?? '');
  const [text, setText] = useState(applied);
  useEffect(() => setText(applied), [applied]);
  useEffect(() => {
    if (text === applied) return undefined;
    const { q: _, ...others } = filterValues;
    const timer = setTimeout(() => setFilters(text ? { ...others, q: text } : others), 300);
    return () => clearTimeout(timer);
  }, [text, applied, filterValues, setFilters]);
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
      label={translate('ra.action.search')}
      value={text}
      onChange={(event) => setText(event.target.value)}
      sx={{ minWidth: 220, flexGrow: { xs: 1, md: 0 } }}
      slotProps={{ input: icon, htmlInput: { maxLength: 100 }, inputLabel: { shrink: true } }}
    />
  );
}

/** The filters an entity declares, always in view; native choosers, so that phones and keyboards have their own. */
export function Filters() {
  const translate = useTranslate();
  const { entity } = usePanelResource();
  const { filterValues, setFilters } = useListContext();
  const used = Object.keys(filterValues).length > 0;
  return (
    <Stack
      direction="row"
      spacing={1.5}
      useFlexGap
      role="search"
      sx={{ flexWrap: 'wrap', alignItems: 'center', p: 2, pb: 1.5 }}
    >
      {entity.filters.map((source) => {
        const field = entity.fields[source];
        if (source === 'q') return <Search key={source} />;
        if (!field) return null;
        return field.kind === 'ref' || field.kind === 'refs' ? (
          <RefFilter key={source} source={source} field={field} />
        ) : (
          <ChoiceFilter key={source} source={source} field={field} />
        );
      })}
      {used ? (
        <Button onClick={() => setFilters({})}>{translate('shell.filters.clear')}</Button>
      ) : null}
    </Stack>
  );
}
