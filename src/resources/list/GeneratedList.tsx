import { Box, Card, type Theme } from '@mui/material';
import { type ReactNode, Suspense, use, useEffect, useMemo, useState } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { itemsPerPage, type PageMeta } from '../../dataProvider/page.data.ts';
import { late } from '../../loading/late.tsx';
import { useEntryWord } from '../../shell/menu.ts';
import type { PanelResource } from '../../shell/resource.ts';
import { Tabs } from '../../shell/Tabs.tsx';
import { Title } from '../../shell/Title.tsx';
import { RowActions } from '../actions/RowActions.tsx';
import { usePermitted } from '../actions/use-actions.ts';
import { OwnCells } from '../cells/own-cells.ts';
import { useOnlyMarked } from '../pieces/only-marked.ts';
import { ResourcesContext, usePanelResource } from '../pieces/use-resource.ts';
import { useTellFailure } from '../pieces/use-tell-failure.ts';
import { goesOn } from '../pieces/WideTable.tsx';
import { usePageSize } from './address/page-size.ts';
import { ReadableFilter } from './address/ReadableFilter.tsx';
import { isRefused, useOnlyKnown } from './address/use-only-known.ts';
import { useOnlyPages } from './address/use-only-pages.ts';
import { ListFailed } from './ListFailed.tsx';
import { ListTools } from './ListTools.tsx';
import { ChoosingContext, type ListPieces, PiecesContext } from './list-pieces.ts';
import { Pager } from './Pager.tsx';
import { Rows } from './Rows.tsx';

const EmptyList = late(() => import('./EmptyList.tsx'), 'EmptyList');

function ListTitle() {
  const { defaultTitle } = useListContext();
  const word = useEntryWord();
  return <Title defaultTitle={defaultTitle ?? ''} {...(word ? { title: word } : {})} />;
}

// The server has the last word on how many rows a page has: a hand-typed other number is put right.
function useOnlySize() {
  const { perPage, setPerPage, meta } = useListContext();
  const { size = perPage } = (meta ?? {}) as Partial<PageMeta>;
  useEffect(() => {
    if (perPage !== size) setPerPage(size);
  }, [perPage, setPerPage, size]);
}

// The table and not what holds it: the actions of chosen rows stand above the table, and would be cut off.
const tableScrolls = (theme: Theme) => ({
  '& .RaDataTable-tableWrapper': { overflowX: 'auto', ...goesOn(theme) },
});

function View({ rows, onRows, ownRows }: { rows: ReactNode; onRows: boolean; ownRows: boolean }) {
  const { data, error, filterValues, refetch, total } = useListContext();
  useOnlySize();
  const [choosing, choose] = useState(false);
  const choice = useMemo(() => ({ choosing, choose }), [choosing]);
  const hasFailed = error && !data;
  if (total === 0 && !Object.keys(filterValues).length)
    return (
      <Suspense>
        <EmptyList />
      </Suspense>
    );
  return (
    <ChoosingContext value={choice}>
      <Card>
        <ListTools onRows={onRows} ownRows={ownRows} />
        {hasFailed ? (
          <ListFailed onRetry={refetch} error={error} />
        ) : (
          <Box sx={tableScrolls}>{rows}</Box>
        )}
        <Pager />
      </Card>
    </ChoosingContext>
  );
}

const usualSort = ({ entity: { sorts } }: PanelResource) => ({
  field: sorts[0].replace('-', ''),
  order: sorts[0].startsWith('-') ? ('DESC' as const) : ('ASC' as const),
});

const noCells = {};

interface Props extends ListPieces {
  readonly above?: ReactNode;
  /** In place of the generated rows, and of the choice of their columns. */
  readonly rows?: ReactNode;
  /** What can be done with each of the generated rows, beside opening it. */
  readonly rowActions?: ReactNode;
  /** What the list is narrowed to until somebody chooses otherwise. */
  readonly start?: object;
}

// What a link has wrong is said where its rows would be.
function useQueryOptions() {
  const { onError } = useOnlyMarked();
  const tellFailure = useTellFailure();
  return { onError: onError ?? ((error: unknown) => isRefused(error) || tellFailure(error)) };
}

/** What can be done with each row: what the list has of its own, then the actions that its resource declares. */
function useRowActions(own: ReactNode): ReactNode {
  const { screen } = usePanelResource();
  const hasActions = usePermitted().length > 0;
  if (!hasActions && !screen.links) return own;
  return (
    <>
      {own}
      <RowActions />
    </>
  );
}

/** What is wrong with the address of the list is put right. */
function PutRight() {
  useOnlyKnown();
  useOnlyPages();
  return null;
}

/** A list with its filters, columns and actions: twelve rows a page (table-page-size) unless more were chosen. */
export function GeneratedList({ above, rows, rowActions, start, ...pieces }: Props) {
  const actions = useRowActions(rowActions);
  const resource = usePanelResource();
  const queryOptions = useQueryOptions();
  const [perPage] = usePageSize();
  return (
    <ReadableFilter>
      <ListBase
        perPage={perPage}
        exporter={false}
        queryOptions={queryOptions}
        sort={usualSort(resource)}
        {...(start ? { filterDefaultValues: start } : {})}
      >
        <PiecesContext value={pieces}>
          <OwnCells value={pieces.cells ?? noCells}>
            <PutRight />
            <ListTitle />
            <Tabs />
            {above}
            <View
              rows={rows ?? <Rows actions={actions} />}
              onRows={Boolean(actions)}
              ownRows={Boolean(rows)}
            />
          </OwnCells>
        </PiecesContext>
      </ListBase>
    </ReadableFilter>
  );
}

interface WithinProps extends ListPieces {
  /** The resource whose rows these are. */
  readonly resource: string;
  /** What they are always narrowed to. */
  readonly only: object;
  /** What can be done with each row, beside opening it. */
  readonly rowActions?: ReactNode;
}

function RowsWithin({ rowActions }: Pick<WithinProps, 'rowActions'>) {
  const actions = useRowActions(rowActions);
  return <View rows={<Rows actions={actions} />} onRows={Boolean(actions)} ownRows={false} />;
}

/** A list as a part of another page: its address says nothing of it. */
export function ListWithin({ resource, only, rowActions, ...pieces }: WithinProps) {
  const declared = use(ResourcesContext).get(resource);
  if (!declared) return null;
  return (
    <ListBase
      resource={resource}
      filter={only}
      perPage={itemsPerPage}
      exporter={false}
      sort={usualSort(declared)}
      disableSyncWithLocation
      storeKey={false}
    >
      <PiecesContext value={pieces}>
        <OwnCells value={pieces.cells ?? noCells}>
          <RowsWithin rowActions={rowActions} />
        </OwnCells>
      </PiecesContext>
    </ListBase>
  );
}
