import AddIcon from '@mui/icons-material/Add';
import { Button, Menu, MenuItem, type Theme, useMediaQuery } from '@mui/material';
import { type ComponentType, Suspense, use, useState } from 'react';
import {
  type RaRecord,
  useGetList,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import type { Kind } from '../../../contract/engine/fields.ts';
import type { FieldOutline } from '../../dataProvider/field-outline.ts';
import { nameOf } from '../../dataProvider/name-of.ts';
import { entityNamed, lookupOf, resourceOf } from '../../dataProvider/sources.ts';
import { late } from '../../loading/late.tsx';
import { usePanel, useVisible } from '../../shell/context.ts';
import { Chooser, type Option } from '../narrowing/Chooser.tsx';
import { useNarrow } from '../narrowing/use-narrow.ts';
import { usePanelResource } from '../pieces/use-resource.ts';
import { PiecesContext } from './list-pieces.ts';

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

// Few lists have one; the others do not wait for its calendar.
const PeriodFilter = late(() => import('../narrowing/PeriodFilter.tsx'), 'PeriodFilter');

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

// What this panel has no list of is only ever linked to.
const isKnown = ({ to }: FieldOutline) =>
  !to || Boolean(lookupOf(to) ?? entityNamed(resourceOf(to)));

/** What the list can be narrowed by, each with its control; nothing that the user may not see. */
function useControls() {
  const { entity } = usePanelResource();
  const { filters: own } = use(PiecesContext);
  const isVisible = useVisible(entity.fields);
  return entity.filters.flatMap((source) => {
    const field = entity.fields[source];
    const Filter = own?.[source] === undefined ? field && filters[field.kind] : own[source];
    return field && Filter && isKnown(field) && isVisible(source)
      ? [{ source, field, Filter }]
      : [];
  });
}

interface MoreProps {
  readonly sources: readonly string[];
  readonly onAdd: (source: string) => void;
}

/** The filters that have no place in the row until they are wanted. */
function AddFilter({ sources, onAdd }: MoreProps) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const add = (source: string) => {
    setAnchor(null);
    onAdd(source);
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('shell.filters.add')}
      </Button>
      <Menu open={Boolean(anchor)} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {sources.map((source) => (
          <MenuItem key={source} onClick={() => add(source)}>
            {translate(`resources.${resource}.fields.${source}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** As many as stand in one row beside the search. */
const mostInRow = 3;

/** What the list can be narrowed by: a pill for each, the rarer ones when they are wanted. */
export function Filters() {
  const translate = useTranslate();
  const { narrowing, narrowingFirst } = use(PiecesContext);
  const { filterValues } = useListContext();
  const narrowTo = useNarrow();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const [added, setAdded] = useState<readonly string[]>([]);
  const controls = useControls();
  const isShown = (source: string, place: number) =>
    place < (narrow ? 0 : mostInRow) || source in filterValues || added.includes(source);
  const shown = controls.filter(({ source }, place) => isShown(source, place));
  const others = controls.filter((each) => !shown.includes(each)).map(({ source }) => source);
  return (
    <>
      {narrowingFirst}
      {shown.map(({ source, field, Filter }) => (
        <Suspense key={source}>
          <Filter source={source} field={field} />
        </Suspense>
      ))}
      {others.length ? (
        <AddFilter sources={others} onAdd={(source) => setAdded([...added, source])} />
      ) : null}
      {narrowing}
      {Object.keys(filterValues).length ? (
        <Button size="small" onClick={() => narrowTo(() => ({}))}>
          {translate('shell.filters.clear')}
        </Button>
      ) : null}
    </>
  );
}
