import { Box, Link, type Theme, useMediaQuery } from '@mui/material';
import { type ReactNode, Suspense, use } from 'react';
import { DataTable, useListContext, useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { late } from '../../loading/late.tsx';
import type { PanelResource } from '../../shell/resource.ts';
import { NamedChoices } from '../inputs/NamedChoices.tsx';
import { usePanelResource } from '../pieces/use-resource.ts';
import { useBulkActions } from './bulk-actions.tsx';
import { actionsColumn, useHidden } from './ColumnsMenu.tsx';
import { isOptional, nameOf, useShown } from './column-names.ts';
import { cells } from './columns.tsx';
import { type ListPieces, PiecesContext, useOpening } from './list-pieces.ts';
import { RowsSkeleton } from './RowsSkeleton.tsx';

// What is done with chosen rows stands where the tools of the list do.
const noBar = <></>;
// A table is for whoever has room for it, and these are for the others.
const PhoneRows = late(() => import('./PhoneRows.tsx'), 'PhoneRows');
const numeric = ['integer', 'decimal', 'money', 'points', 'refs'];

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

interface Props {
  /** What can be done with a row, beside opening it. */
  readonly actions?: ReactNode;
}

/** The rows of the list around: a table, or cards where it does not fit. */
export function Rows({ actions }: Props) {
  const translate = useTranslate();
  const resource = usePanelResource();
  const { cells: own, columns: wanted, more } = use(PiecesContext);
  const bulk = useBulkActions();
  const { isPending } = useListContext();
  const opening = useOpening();
  const columns = (wanted ?? resource.screen.columns).filter(useShown());
  const [hidden] = useHidden(columns.filter(isOptional).map(nameOf));
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const title = columns.find((column) => resource.entity.fields[column]?.kind !== 'image');
  if (narrow)
    return (
      <Suspense>
        <PhoneRows actions={actions} mayChoose={Boolean(bulk)} />
      </Suspense>
    );
  if (isPending)
    return (
      <RowsSkeleton
        choosable={Boolean(bulk)}
        columns={columns.filter((column) => !hidden.includes(nameOf(column))).map(nameOf)}
      />
    );
  return (
    <NamedChoices>
      <DataTable
        rowClick={opening ?? false}
        hiddenColumns={columns.filter(isOptional).map(nameOf)}
        bulkActionButtons={bulk ?? false}
        bulkActionsToolbar={noBar}
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
