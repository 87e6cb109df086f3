import { Box, Link, type Theme, useMediaQuery } from '@mui/material';
import { type ReactNode, use } from 'react';
import {
  BulkActionsToolbar,
  BulkDeleteButton,
  DataTable,
  useListContext,
  useRecordContext,
  useRefresh,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useCan, useVisible } from '../../shell/context.ts';
import type { PanelResource } from '../../shell/resource.ts';
import { NamedChoices } from '../inputs/NamedChoices.tsx';
import { useOnlyMarked } from '../pieces/only-marked.ts';
import { usePanelResource } from '../pieces/use-resource.ts';
import { actionsColumn } from './ColumnsMenu.tsx';
import { cells } from './columns.tsx';
import { type ListPieces, PiecesContext, useOpening } from './list-pieces.ts';
import { PhoneRows } from './PhoneRows.tsx';
import { useFirstPage } from './use-first-page.ts';

export const isOptional = (column: string) => column.endsWith('*');
export const nameOf = (column: string) => column.replace('*', '');
const numeric = ['integer', 'decimal', 'money', 'points', 'refs'];

/** Deleting several rows is offered to whoever may, and undone where that is harmless. */
function BulkDelete() {
  const { entity, screen } = usePanelResource();
  const toFirstPage = useFirstPage();
  // Where some were refused, the others are gone all the same.
  const options = { ...useOnlyMarked(), onSettled: useRefresh() };
  const { selectedIds } = useListContext();
  const resource = useResourceContext() ?? '';
  if (!useCan(entity.permission.delete)) return null;
  // Of several, how many they were is told.
  const successMessage =
    selectedIds.length === 1 ? `resources.${resource}.texts.deleted` : 'ra.notification.deleted';
  // A delete that can be undone takes no options, and would hand them to the page.
  return screen.undoable ? (
    <BulkDeleteButton
      mutationMode="undoable"
      onClick={toFirstPage}
      successMessage={successMessage}
    />
  ) : (
    <BulkDeleteButton
      mutationMode="pessimistic"
      mutationOptions={options}
      onClick={toFirstPage}
      successMessage={successMessage}
    />
  );
}

// A row is opened by clicking it anywhere; its title is a link, for the keyboard and for a new tab.
function OpenLink({ children }: { children: ReactNode }) {
  const id = useRecordContext()?.id ?? '';
  const opening = useOpening();
  return (
    <Link
      component={RouterLink}
      to={opening?.(id) ?? ''}
      color="inherit"
      underline="hover"
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </Link>
  );
}

function columnOf(
  { entity, name }: PanelResource,
  column: string,
  opens: boolean,
  own: ListPieces['cells'],
): ReactNode {
  const source = nameOf(column);
  const field = entity.fields[source];
  if (!field) return null;
  const Cell = own?.[source] ?? cells[field.kind];
  const cell = <Cell source={source} field={field} words={`resources.${name}`} />;
  // A number may be shown as a word; money stays in its column.
  const isNumber = own?.[source] ? field.kind === 'money' : numeric.includes(field.kind);
  const isSorted = entity.sorts.some((sort) => sort.replace('-', '') === source);
  return (
    <DataTable.Col
      key={source}
      source={source}
      disableSort={!isSorted}
      align={isNumber ? 'right' : 'left'}
    >
      {opens ? <OpenLink>{cell}</OpenLink> : cell}
    </DataTable.Col>
  );
}

/** Whether the user may see a column at all. */
export function useShown() {
  const isVisible = useVisible(usePanelResource().entity.fields);
  return (column: string) => isVisible(nameOf(column));
}

/** The bar of chosen rows; a delete may choose all of them, a move those that are in view. */
function useBulk() {
  const { entity } = usePanelResource();
  const { bulk } = use(PiecesContext);
  const mayDelete = useCan(entity.permission.delete) && entity.calls.delete;
  if (bulk) {
    const bar = <BulkActionsToolbar selectAllButton={false}>{bulk}</BulkActionsToolbar>;
    return { bulkActionsToolbar: bar, bulkActionButtons: bulk };
  }
  return { bulkActionButtons: mayDelete ? <BulkDelete /> : (false as const) };
}

interface Props {
  /** What can be done with a row, beside opening it. */
  readonly actions?: ReactNode;
}

/** The rows of the list around: a table, or cards where it does not fit. */
export function Rows({ actions }: Props) {
  const translate = useTranslate();
  const resource = usePanelResource();
  const { cells: own, columns: wanted, more } = use(PiecesContext);
  const bulk = useBulk();
  const opening = useOpening();
  const columns = (wanted ?? resource.screen.columns).filter(useShown());
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const title = columns.find((column) => resource.entity.fields[column]?.kind !== 'image');
  if (narrow) return <PhoneRows actions={actions} />;
  return (
    <NamedChoices>
      <DataTable
        rowClick={opening ?? false}
        hiddenColumns={columns.filter(isOptional).map(nameOf)}
        {...bulk}
        {...(wanted ? { storeKey: `${resource.name}.within.datatable` } : {})}
      >
        {columns.map((column) =>
          columnOf(resource, column, opening !== undefined && column === title, own),
        )}
        {more ? <DataTable.Col label={translate(more.label)}>{more.cell}</DataTable.Col> : null}
        {actions ? (
          <DataTable.Col source={actionsColumn} label="shell.actions" disableSort align="right">
            <Box onClick={(event) => event.stopPropagation()}>{actions}</Box>
          </DataTable.Col>
        ) : null}
      </DataTable>
    </NamedChoices>
  );
}
