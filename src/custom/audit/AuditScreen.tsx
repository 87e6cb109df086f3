import {
  Card,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import type { z } from 'zod';
import type { readAudit } from '../../../contract/audit/audit.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { FactList } from '../../resources/pieces/FactList.tsx';
import { Section } from '../../resources/pieces/Section.tsx';
import { WideTable } from '../../resources/pieces/WideTable.tsx';
import { OneRecord } from '../../resources/records/Answered.tsx';
import { BackToList } from '../../resources/records/BackToList.tsx';
import { send } from '../../session/api.ts';
import { usePanel } from '../../shell/context.ts';
import { Title } from '../../shell/Title.tsx';
import { linesOf } from './lines.ts';
import { ShownValue } from './ShownValue.tsx';
import { useFieldName } from './use-field-name.ts';

type Change = z.infer<(typeof readAudit)['reply']>;

function useChange(id: number) {
  const { store } = usePanel();
  return useQuery({
    queryKey: ['audit-log', store.store_id, id],
    queryFn: async ({ signal }) =>
      (
        await send<typeof readAudit>('GET', '/companies/{storeId}/audit-log/{id}', {
          params: { storeId: store.store_id, id },
          signal,
        })
      ).data,
  });
}

/** What stood before and after, a line for each value that differs. */
function Differences({ change }: { change: Change }) {
  const translate = useTranslate();
  const lines = linesOf(change.before, change.after);
  const nameOf = useFieldName(change.subject);
  const { subject, title } = change;
  const word = (name: string) => translate(`audit.${name}`);
  if (!lines.length) return <Typography color="text.secondary">{word('nothing')}</Typography>;
  return (
    <WideTable name={word('open')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{word('field')}</TableCell>
            <TableCell>{word('before')}</TableCell>
            <TableCell>{word('after')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ path, before, after }) => (
            <TableRow key={path}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                {nameOf(path)}
              </TableCell>
              <TableCell sx={{ color: 'error.main', overflowWrap: 'anywhere' }}>
                {before === undefined ? null : (
                  <del>
                    <ShownValue {...{ subject, title, path }} value={before} />
                  </del>
                )}
              </TableCell>
              <TableCell sx={{ color: 'success.main', overflowWrap: 'anywhere' }}>
                {after === undefined ? null : (
                  <ins style={{ textDecoration: 'none' }}>
                    <ShownValue {...{ subject, title, path }} value={after} />
                  </ins>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </WideTable>
  );
}

function Opened({ change }: { change: Change }) {
  const translate = useTranslate();
  const word = (name: string) => translate(`resources.audit-log.texts.choices.${name}`);
  const what = `${word(change.action)}: ${word(change.subject)} ${change.title ?? `#${change.subject_id}`}`;
  return (
    <Stack spacing={2}>
      <Title title={translate('audit.title', { id: String(change.audit_id) })} />
      <Card sx={{ p: { xs: 2, sm: 3 }, mt: 1 }}>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, mb: 2 }}>
          <Typography variant="h2" component="p" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
            {what}
          </Typography>
          <BackToList resource="audit-log" />
        </Stack>
        <FactList
          facts={[
            [translate('audit.who'), change.user || translate('audit.system')],
            [translate('resources.audit-log.fields.created_at'), formatDateTime(change.created_at)],
            [translate('audit.from'), change.address],
            [translate('audit.call'), change.call],
          ]}
        />
      </Card>
      <Section title={translate('audit.open')}>
        <Differences change={change} />
      </Section>
    </Stack>
  );
}

/** One change: who made it, from where, and what stood before and after. */
export function AuditScreen() {
  const query = useChange(Number(useParams().id));
  return <OneRecord query={query}>{(change) => <Opened change={change} />}</OneRecord>;
}
