import { Box, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import {
  type RaRecord,
  RecordContextProvider,
  useCreatePath,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router';
import { useVisible } from '../panels/context.ts';
import { cells } from './columns.tsx';
import type { FieldOutline } from './outline.ts';
import { usePanelResource } from './use-resource.ts';

interface ShownProps {
  readonly source: string;
  readonly field: FieldOutline;
}

function Shown({ source, field }: ShownProps) {
  const resource = useResourceContext();
  const Cell = cells[field.kind];
  return <Cell source={source} field={field} words={`resources.${resource}`} />;
}

function Fact({ source, field }: ShownProps) {
  const translate = useTranslate();
  const resource = useResourceContext();
  return (
    <Stack component="span" direction="row" sx={{ alignItems: 'center', fontSize: 13, gap: 0.75 }}>
      <Box component="span" color="text.secondary">
        {translate(`resources.${resource}.fields.${source}`)}
      </Box>
      <Shown source={source} field={field} />
    </Stack>
  );
}

const mostFacts = 3;

interface Props {
  readonly mayOpen: boolean;
  /** What can be done with a row, beside opening it. */
  readonly actions?: ReactNode;
}

function PhoneRow({ record, mayOpen, actions }: Props & { record: RaRecord }) {
  const resource = useResourceContext() ?? '';
  const { entity, screen } = usePanelResource();
  const createPath = useCreatePath();
  const isVisible = useVisible(entity.fields);
  const shown = screen.columns
    .filter((column) => !column.endsWith('*') && isVisible(column))
    .flatMap((source) =>
      entity.fields[source] ? [{ source, field: entity.fields[source] as FieldOutline }] : [],
    );
  const image = shown.find(({ field }) => field.kind === 'image');
  const [title, ...facts] = shown.filter(({ field }) => field.kind !== 'image');
  const link = mayOpen
    ? { component: Link, to: createPath({ resource, id: record.id, type: 'edit' }) }
    : {};
  return (
    <RecordContextProvider value={record}>
      <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
        <Stack
          direction="row"
          spacing={1.5}
          {...link}
          sx={{
            px: 2,
            py: 1.25,
            color: 'inherit',
            textDecoration: 'none',
            minHeight: 56,
            alignItems: 'center',
          }}
        >
          {image ? <Shown {...image} /> : null}
          <Box sx={{ minWidth: 0, flexGrow: 1 }}>
            <Typography
              component="span"
              sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}
            >
              {title ? <Shown {...title} /> : null}
            </Typography>
            <Stack
              component="span"
              direction="row"
              useFlexGap
              sx={{ flexWrap: 'wrap', columnGap: 2 }}
            >
              {facts.slice(0, mostFacts).map((fact) => (
                <Fact key={fact.source} {...fact} />
              ))}
            </Stack>
          </Box>
        </Stack>
        {actions ? <Box sx={{ px: 2, pb: 1.5 }}>{actions}</Box> : null}
      </Box>
    </RecordContextProvider>
  );
}

/** The rows of a list where a table does not fit: a title and the facts beside it. */
export function PhoneRows({ mayOpen, actions }: Props) {
  const translate = useTranslate();
  const { data, isPending } = useListContext();
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
        <PhoneRow key={record.id} record={record} mayOpen={mayOpen} actions={actions} />
      ))}
    </Box>
  );
}
