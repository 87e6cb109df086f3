import { Box, Link, type Theme, useMediaQuery } from '@mui/material';
import { type ReactNode, Suspense, use, useState } from 'react';
import {
  DataTable,
  type RaRecord,
  useListContext,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { late } from '../../loading/late.tsx';
import type { PanelResource } from '../../shell/resource.ts';
import { FieldCell } from '../cells/FieldCell.tsx';
import { NamedChoices } from '../inputs/NamedChoices.tsx';
import { usePanelResource } from '../pieces/use-resource.ts';
import { useBulkActions } from './bulk-actions.tsx';
import { actionsColumn, useHidden } from './ColumnsMenu.tsx';
import { isOptional, nameOf, useShown } from './column-names.ts';
import { PiecesContext, useOpening } from './list-pieces.ts';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import { useFitting } from './use-fitting.ts';

// What is done with chosen rows stands where the tools of the list do.
const noBar = <></>;
// A table is for whoever has room for it, and these are for the others.
const PhoneRows = late(() => import('./PhoneRows.tsx'), 'PhoneRows');
const RowDetails = late(() => import('./RowDetails.tsx'), 'RowDetails');
const asText = { font: 'inherit', textAlign: 'left', verticalAlign: 'baseline' } as const;
/** A name is read before anything else of its row: so wide is it at least, in however many columns it stands. */
const leastName = 240;
const numeric = ['integer', 'decimal', 'money', 'points', 'refs'];

interface OpenProps {
  readonly children: ReactNode;
  /** Shows a row that has no page. */
  readonly onShow: (record: RaRecord) => void;
}

const looks = { color: 'inherit', underline: 'hover' } as const;

// A row is opened by clicking it anywhere; its title is a link, for the keyboard and for a new tab.
function OpenLink({ children, onShow }: OpenProps) {
  const record = useRecordContext();
  const opening = useOpening();
  if (!record) return children;
  if (!opening)
    return (
      <Link component="button" {...looks} sx={asText} onClick={() => onShow(record)}>
        {children}
      </Link>
    );
  return (
    <Link
      component={RouterLink}
      to={opening(record.id)}
      {...looks}
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </Link>
  );
}

interface ColumnOptions {
  /** Whether the list shows the field in a way of its own. */
  readonly isOwn: boolean;
  readonly minWidth: number | undefined;
  /** Of the title: what shows a row that has no page. */
  readonly onShow: OpenProps['onShow'] | undefined;
}

function columnOf(
  { entity }: PanelResource,
  column: string,
  { isOwn, minWidth, onShow }: ColumnOptions,
): ReactNode {
  const source = nameOf(column);
  const field = entity.fields[source];
  if (!field) return null;
  const cell = <FieldCell source={source} />;
  // A number may be shown as a word; money stays in its column.
  const isNumber = isOwn ? field.kind === 'money' : numeric.includes(field.kind);
  const isSorted = entity.sorts.some((sort) => sort.replace('-', '') === source);
  return (
    <DataTable.Col
      key={source}
      source={source}
      disableSort={!isSorted}
      align={isNumber ? 'right' : 'left'}
      {...(minWidth ? { sx: { minWidth } } : {})}
    >
      {onShow ? <OpenLink onShow={onShow}>{cell}</OpenLink> : cell}
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
  const { cells: own, columns: wanted, more, named } = use(PiecesContext);
  const bulk = useBulkActions();
  const { isPending } = useListContext();
  const opening = useOpening();
  const columns = (wanted ?? resource.screen.columns).filter(useShown());
  const [hidden] = useHidden(columns.filter(isOptional).map(nameOf));
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const title = columns.find((column) => resource.entity.fields[column]?.kind !== 'image');
  const names = title && named?.includes(title) ? named : [title];
  const { place, fitting } = useFitting(columns, title);
  const [shown, show] = useState<RaRecord>();
  const details = shown ? (
    <Suspense>
      <RowDetails record={shown} onClose={() => show(undefined)} />
    </Suspense>
  ) : null;
  if (narrow)
    return (
      <Suspense>
        <PhoneRows actions={actions} mayChoose={Boolean(bulk)} onShow={show} />
        {details}
      </Suspense>
    );
  const showing = (_id: unknown, _resource: unknown, record: RaRecord) => {
    show(record);
    return false as const;
  };
  if (isPending)
    return (
      <RowsSkeleton
        choosable={Boolean(bulk)}
        columns={columns.filter((column) => !hidden.includes(nameOf(column))).map(nameOf)}
      />
    );
  return (
    <NamedChoices>
      <Box ref={place}>
        <DataTable
          rowClick={opening ?? showing}
          hiddenColumns={columns.filter(isOptional).map(nameOf)}
          bulkActionButtons={bulk ?? false}
          bulkActionsToolbar={noBar}
          {...(wanted ? { storeKey: `${resource.name}.within.datatable` } : {})}
        >
          {fitting.map((column) =>
            columnOf(resource, column, {
              isOwn: Boolean(own?.[nameOf(column)] ?? resource.screen.cells?.[nameOf(column)]),
              minWidth: names.includes(column) ? leastName / names.length : undefined,
              onShow: column === title ? show : undefined,
            }),
          )}
          {more ? <DataTable.Col label={translate(more.label)}>{more.cell}</DataTable.Col> : null}
          {actions ? (
            <DataTable.Col source={actionsColumn} label="shell.actions" disableSort align="right">
              <Box
                onClick={(event) => event.stopPropagation()}
                sx={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'center' }}
              >
                {actions}
              </Box>
            </DataTable.Col>
          ) : null}
        </DataTable>
      </Box>
      {details}
    </NamedChoices>
  );
}
