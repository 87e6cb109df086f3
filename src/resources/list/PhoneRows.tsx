import { Box, Checkbox, Skeleton, Stack, Typography } from '@mui/material';
import { Fragment, type ReactNode, use } from 'react';
import {
  type RaRecord,
  RecordContextProvider,
  useListContext,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router';
import type { FieldOutline } from '../../dataProvider/field-outline.ts';
import { useVisible } from '../../shell/context.ts';
import { FieldCell } from '../cells/FieldCell.tsx';
import { isState } from '../pieces/StateChip.tsx';
import { usePanelResource } from '../pieces/use-resource.ts';
import { ChoosingContext, PiecesContext, useOpening } from './list-pieces.ts';
import { RowMenu } from './parts/RowMenu.tsx';

interface ShownProps {
  readonly source: string;
  readonly field: FieldOutline;
}

function Fact({ source }: Pick<ShownProps, 'source'>) {
  const translate = useTranslate();
  const resource = useResourceContext();
  return (
    <Stack component="span" direction="row" sx={{ alignItems: 'center', fontSize: 13, gap: 0.75 }}>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: 12 }}>
        {translate(`resources.${resource}.fields.${source}`)}
      </Box>
      <FieldCell source={source} />
    </Stack>
  );
}

const mostFacts = 3;

function Choice({ id }: { id: RaRecord['id'] }) {
  const translate = useTranslate();
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { 'aria-label': translate('ra.action.select_row') } }}
      sx={{ ml: 1 }}
    />
  );
}

interface Props {
  /** What can be done with a row, beside opening it. */
  readonly actions?: ReactNode;
  /** Whether something can be done with several rows. */
  readonly mayChoose: boolean;
  /** Shows a row that has no page. */
  readonly onShow: (record: RaRecord) => void;
}

interface RowProps extends Pick<Props, 'actions' | 'onShow'> {
  readonly record: RaRecord;
  readonly choosable: boolean;
}

/** The columns that are shown from the start, the pictures apart. */
function useFacts() {
  const { entity, screen } = usePanelResource();
  const { columns = screen.columns, named = screen.leads } = use(PiecesContext);
  const isVisible = useVisible(entity.fields);
  const shown = columns
    .filter((column) => !column.endsWith('*') && isVisible(column))
    .flatMap((source) =>
      entity.fields[source] ? [{ source, field: entity.fields[source] as FieldOutline }] : [],
    );
  const image = shown.find(({ field }) => field.kind === 'image');
  const words = shown.filter(({ field }) => field.kind !== 'image');
  const titles = words.filter(({ source }, place) => named?.includes(source) ?? place === 0);
  const state = words.find(({ source, field }) => field.kind === 'choice' && isState(source));
  const facts = words.filter((each) => !titles.includes(each) && each !== state);
  return { image, state, titles, facts: facts.slice(0, mostFacts) };
}

/** What names the row; of several names those that it has. */
function RowTitle({ titles }: { titles: readonly ShownProps[] }) {
  const record = useRecordContext();
  return titles
    .filter(({ source }, place) => place === 0 || record?.[source])
    .map((each, place) => (
      <Fragment key={each.source}>
        {place ? ' ' : null}
        <FieldCell source={each.source} />
      </Fragment>
    ));
}

const row = {
  px: 2,
  py: 1.25,
  color: 'inherit',
  textDecoration: 'none',
  minHeight: 56,
  alignItems: 'center',
  flexGrow: 1,
  minWidth: 0,
} as const;

const asRow = { bgcolor: 'transparent', border: 0, font: 'inherit', textAlign: 'left' } as const;

function RowMessage({ record, onShow }: Pick<RowProps, 'record' | 'onShow'>) {
  const opening = useOpening();
  const { image, state, titles, facts } = useFacts();
  const isKnown = ({ source }: ShownProps) => (record[source] ?? '') !== '';
  const link = opening
    ? { component: Link, to: opening(record.id) }
    : { component: 'button', onClick: () => onShow(record) };
  return (
    <Stack direction="row" spacing={1.5} {...link} sx={{ ...(opening ? {} : asRow), ...row }}>
      {image ? <FieldCell source={image.source} /> : null}
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography
          component="span"
          sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          <RowTitle titles={titles} />
        </Typography>
        <Stack component="span" direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2 }}>
          {facts.filter(isKnown).map((fact) => (
            <Fact key={fact.source} source={fact.source} />
          ))}
        </Stack>
      </Box>
      {state ? <FieldCell source={state.source} /> : null}
    </Stack>
  );
}

/** Where something of its own can be done with rows, they can be chosen at once; else when somebody wants to. */
function useChoosable(mayChoose: boolean) {
  const { bulk } = use(PiecesContext);
  const { choosing } = use(ChoosingContext);
  const { selectedIds } = useListContext();
  return Boolean(bulk) || (mayChoose && (choosing || selectedIds.length > 0));
}

function PhoneRow({ record, actions, choosable, onShow }: RowProps) {
  const translate = useTranslate();
  const { more } = use(PiecesContext);
  return (
    <RecordContextProvider value={record}>
      <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
        <Stack direction="row" sx={{ alignItems: 'center' }}>
          {choosable ? <Choice id={record.id} /> : null}
          <RowMessage record={record} onShow={onShow} />
          {actions ? <RowMenu>{actions}</RowMenu> : null}
        </Stack>
        {more ? (
          <Box sx={{ px: 2, pb: 1.5 }}>
            <Typography variant="body2" color="text.secondary">
              {translate(more.label)}
            </Typography>
            {more.cell}
          </Box>
        ) : null}
      </Box>
    </RecordContextProvider>
  );
}

/** The rows of a list where a table does not fit: a title and the facts beside it. */
export function PhoneRows({ actions, mayChoose, onShow }: Props) {
  const translate = useTranslate();
  const { data, isPending } = useListContext();
  const choosable = useChoosable(mayChoose);
  if (isPending)
    return (
      <Stack spacing={1} sx={{ p: 2 }}>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} height={56} />
        ))}
      </Stack>
    );
  if (!data?.length)
    return (
      <Typography sx={{ p: 3 }} color="text.secondary">
        {translate('shell.filters.nothing')}
      </Typography>
    );
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((record) => (
        <PhoneRow
          key={record.id}
          record={record}
          actions={actions}
          choosable={choosable}
          onShow={onShow}
        />
      ))}
    </Box>
  );
}
