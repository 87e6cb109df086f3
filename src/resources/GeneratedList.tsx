import type { Theme } from '@mui/material';
import { Box, Card, Link, useMediaQuery } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import {
  BulkDeleteButton,
  CreateButton,
  DataTable,
  ListBase,
  Title,
  TopToolbar,
  useCreatePath,
  useListContext,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useCan, useVisible } from '../panels/context.ts';
import { Tabs } from '../panels/Tabs.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { cells } from './columns.tsx';
import { EmptyList } from './EmptyList.tsx';
import { Filters } from './Filters.tsx';
import { ListFailed } from './ListFailed.tsx';
import { NamedChoices } from './NamedChoices.tsx';
import { useOnlyMarked } from './only-marked.ts';
import { Pager } from './Pager.tsx';
import { PhoneRows } from './PhoneRows.tsx';
import { itemsPerPage } from './page.data.ts';
import type { PanelResource } from './resource.tsx';
import { useFirstPage } from './use-first-page.ts';
import { usePanelResource } from './use-resource.ts';

const isOptional = (column: string) => column.endsWith('*');
const nameOf = (column: string) => column.replace('*', '');
const numeric = ['integer', 'decimal', 'money', 'points', 'refs'];

/** Deleting several rows is offered to whoever may, and undone where that is harmless. */
function BulkDelete() {
  const { entity, screen } = usePanelResource();
  const toFirstPage = useFirstPage();
  const told = useOnlyMarked();
  if (!useCan(entity.permission.delete)) return null;
  // A delete that can be undone takes no options, and would hand them to the page.
  return screen.undoable ? (
    <BulkDeleteButton mutationMode="undoable" onClick={toFirstPage} />
  ) : (
    <BulkDeleteButton mutationMode="pessimistic" mutationOptions={told} onClick={toFirstPage} />
  );
}

// A row is opened by clicking it anywhere; its title is a link, for the keyboard and for a new tab.
function EditLink({ children }: { children: ReactNode }) {
  const resource = useResourceContext() ?? '';
  const id = useRecordContext()?.id;
  const createPath = useCreatePath();
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource, id, type: 'edit' })}
      color="inherit"
      underline="hover"
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </Link>
  );
}

function columnOf({ entity, name }: PanelResource, column: string, opens: boolean): ReactNode {
  const source = nameOf(column);
  const field = entity.fields[source];
  if (!field) return null;
  const Cell = cells[field.kind];
  const cell = <Cell source={source} field={field} words={`resources.${name}`} />;
  const isSorted = entity.sorts.some((sort) => sort.replace('-', '') === source);
  return (
    <DataTable.Col
      key={source}
      source={source}
      disableSort={!isSorted}
      align={numeric.includes(field.kind) ? 'right' : 'left'}
    >
      {opens ? <EditLink>{cell}</EditLink> : cell}
    </DataTable.Col>
  );
}

/** Whether the user may see a column at all. */
function useShown() {
  const isVisible = useVisible(usePanelResource().entity.fields);
  return (column: string) => isVisible(nameOf(column));
}

interface RowsProps {
  /** What can be done with a row, beside opening it. */
  readonly actions?: ReactNode;
}

/** The rows of the list around: a table, or cards where it does not fit. */
export function Rows({ actions }: RowsProps) {
  const resource = usePanelResource();
  const columns = resource.screen.columns.filter(useShown());
  const mayDelete = useCan(resource.entity.permission.delete) && resource.entity.calls.delete;
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const mayOpen = useCan(resource.opening) && resource.edit !== undefined;
  const title = columns.find((column) => resource.entity.fields[column]?.kind !== 'image');
  if (narrow) return <PhoneRows mayOpen={mayOpen} actions={actions} />;
  return (
    <NamedChoices>
      <DataTable
        rowClick={mayOpen ? 'edit' : false}
        hiddenColumns={columns.filter(isOptional).map(nameOf)}
        bulkActionButtons={mayDelete ? <BulkDelete /> : false}
      >
        {columns.map((column) => columnOf(resource, column, mayOpen && column === title))}
        {actions ? (
          <DataTable.Col label="shell.actions" align="right">
            <Box onClick={(event) => event.stopPropagation()}>{actions}</Box>
          </DataTable.Col>
        ) : null}
      </DataTable>
    </NamedChoices>
  );
}

function Actions() {
  const { create, entity, screen } = usePanelResource();
  const columns = screen.columns.filter(useShown());
  const mayCreate = useCan(entity.permission.create) && create;
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  // On a phone the create button floats, and a toolbar around it would be an empty strip.
  if (narrow) return mayCreate ? <CreateButton /> : null;
  return (
    <TopToolbar>
      <ColumnsMenu columns={columns.map(nameOf)} hidden={columns.filter(isOptional).map(nameOf)} />
      {mayCreate ? <CreateButton variant="contained" /> : null}
    </TopToolbar>
  );
}

function ListTitle() {
  const { defaultTitle } = useListContext();
  return <Title defaultTitle={defaultTitle ?? ''} />;
}

// Twelve rows is the only size: a hand-typed other one is put right.
function useOnlySize() {
  const { perPage, setPerPage } = useListContext();
  useEffect(() => {
    if (perPage !== itemsPerPage) setPerPage(itemsPerPage);
  }, [perPage, setPerPage]);
}

// The table and not what holds it: the actions of chosen rows stand above the table, and would be cut off.
const tableScrolls = { '& .RaDataTable-tableWrapper': { overflowX: 'auto' } } as const;

function View({ rows }: { rows: ReactNode }) {
  const { error, filterValues, isPending, refetch, total } = useListContext();
  useOnlySize();
  if (error && !isPending) return <ListFailed onRetry={refetch} />;
  if (total === 0 && !Object.keys(filterValues).length) return <EmptyList />;
  return (
    <Card>
      <Filters />
      <Box sx={tableScrolls}>{rows}</Box>
      <Pager />
    </Card>
  );
}

interface Props {
  readonly above?: ReactNode;
  /** In place of the generated rows, and of the choice of their columns. */
  readonly rows?: ReactNode;
  /** What can be done with each of the generated rows, beside opening it. */
  readonly rowActions?: ReactNode;
}

/** A list of twelve rows a page with its filters, columns and actions (table-page-size). */
export function GeneratedList({ above, rows, rowActions }: Props) {
  const { entity } = usePanelResource();
  const told = useOnlyMarked();
  const [usual] = entity.sorts;
  return (
    <ListBase
      perPage={itemsPerPage}
      exporter={false}
      queryOptions={told}
      sort={{ field: usual.replace('-', ''), order: usual.startsWith('-') ? 'DESC' : 'ASC' }}
    >
      <ListTitle />
      <Tabs />
      {above}
      {rows ? null : <Actions />}
      <View rows={rows ?? <Rows actions={rowActions} />} />
    </ListBase>
  );
}
