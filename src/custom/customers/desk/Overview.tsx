import {
  Grid,
  Skeleton,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useTranslate } from 'react-admin';
import type { CustomerPage } from '../../../../contract/customers/company-customers.ts';
import type { customerConsents } from '../../../../contract/customers/customer-details.ts';
import { nameOf } from '../../../dataProvider/name-of.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { formatBirthday, formatDate, formatDateTime } from '../../../i18n/format.ts';
import { loadScreenWords } from '../../../i18n/load-panel.ts';
import { useDefinitions } from '../../../resources/inputs/use-definitions.ts';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { FactList } from '../../../resources/pieces/FactList.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { WideTable } from '../../../resources/pieces/WideTable.tsx';
import { send } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { Notes } from '../story/Notes.tsx';
import { Timeline } from '../story/Timeline.tsx';
import { Year } from '../story/Year.tsx';
import { Merges } from './Merges.tsx';

interface Props {
  readonly customer: CustomerPage;
}

const field = `resources.${resourceOf('customers')}.fields.`;

function Facts({ customer }: Props) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const definitions = useDefinitions();
  const word = (name: string) => translate(field + name);
  const { gender, birth_date, birthday, form_date, email, phone, address, zipcode } = customer;
  const values = customer.extra_attributes as Record<string, unknown>;
  const own = [email, phone, gender, birth_date, birthday, address, zipcode, form_date];
  const isKnown = own.some(Boolean) || Object.keys(values).length > 0;
  const written = (value: unknown) =>
    typeof value === 'boolean' ? translate(`ra.boolean.${value}`) : String(value ?? '');
  return (
    <Section title={translate('desk.facts.title')}>
      {isKnown ? null : (
        <Typography color="text.secondary">{translate('desk.facts.unknown')}</Typography>
      )}
      <FactList
        facts={[
          [word('email'), email],
          [word('phone'), phone],
          [
            word('gender'),
            gender && translate(`resources.${resourceOf('customers')}.texts.choices.${gender}`),
          ],
          [word('birth_date'), birth_date && formatDate(birth_date)],
          [word('birthday'), birthday && formatBirthday(birthday, lang)],
          [word('address'), [address, zipcode].filter(Boolean).join(', ')],
          [word('form_date'), form_date && formatDate(form_date)],
          ...definitions.map(
            (each) => [nameOf(each, lang) ?? '', written(values[String(each.id)])] as const,
          ),
        ]}
      />
    </Section>
  );
}

function Sums({ customer }: Props) {
  const translate = useTranslate();
  const { money, number } = useWritten();
  const word = (name: string) => translate(field + name);
  const { total_transactions, total_price, redeemed_points, total_redemptions } = customer;
  const last = customer.last_transaction_at;
  return (
    <Section title={translate('desk.facts.sums')}>
      <FactList
        facts={[
          [word('total_transactions'), number(total_transactions)],
          [word('total_price'), money(total_price)],
          [word('redeemed_points'), number(redeemed_points)],
          [word('total_redemptions'), number(total_redemptions)],
          [word('last_transaction_at'), last && formatDateTime(last)],
        ]}
      />
    </Section>
  );
}

// A lot ends at an instant; the day before it is the last one its points are good for.
const lastDay = (expiresAt: string) => formatDate(Date.parse(expiresAt) - 1);

/** The points of a customer by when they expire. */
export function Lots({ customer: { lots } }: Props) {
  const translate = useTranslate();
  const { number } = useWritten();
  const word = (name: string) => translate(`desk.facts.${name}`);
  return (
    <Section title={word('lots')}>
      {lots.length ? (
        <WideTable name={word('lots')}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell align="right">{word('left')}</TableCell>
                <TableCell>{word('until')}</TableCell>
                <TableCell>{word('from')}</TableCell>
                <TableCell>{word('store')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {lots.map((lot) => (
                <TableRow key={lot.lot_id}>
                  <TableCell align="right">{number(lot.points_left)}</TableCell>
                  <TableCell>{lot.expires_at ? lastDay(lot.expires_at) : word('never')}</TableCell>
                  <TableCell>{formatDate(lot.active_from)}</TableCell>
                  <TableCell>{lot.store}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </WideTable>
      ) : (
        <Typography color="text.secondary">{word('noLots')}</Typography>
      )}
    </Section>
  );
}

function Consents({ customer }: Props) {
  const translate = useTranslate();
  const { store } = usePanel();
  const params = { storeId: store.store_id, id: customer.user_account_id };
  const { data, error, refetch } = useQuery({
    queryKey: ['customers', store.store_id, customer.user_account_id, 'consents'],
    queryFn: async ({ signal }) =>
      (
        await send<typeof customerConsents>('GET', '/companies/{storeId}/customers/{id}/consents', {
          params,
          signal,
        })
      ).data.consents,
  });
  const word = (name: string) => translate(`desk.facts.${name}`);
  return (
    <Section title={word('consents')}>
      {!data && error ? <ListFailed onRetry={refetch} error={error} /> : null}
      {data || error ? null : <Skeleton variant="rounded" height={48} />}
      {data?.length === 0 ? (
        <Typography color="text.secondary">{word('noConsents')}</Typography>
      ) : null}
      <Stack component="ul" spacing={0.75} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map(({ consent_id, channel, given, user, created_at }) => (
          <Typography key={consent_id} component="li" variant="body2">
            <strong>{translate(field + channel)}</strong>
            {`: ${word(given ? 'given' : 'taken')}, ${formatDateTime(created_at)}, ${user ?? word('byThemselves')}`}
          </Typography>
        ))}
      </Stack>
    </Section>
  );
}

/** What happened with a customer, and beside it what is always wanted: who they are, what was noted. */
export function Overview({ customer }: Props) {
  const { lang, panel } = usePanel();
  // The names of changed fields are those of the log of changes.
  use(loadScreenWords(lang, `/${lang}/${panel}/audit-log`));
  const id = customer.user_account_id;
  return (
    <Grid container spacing={2}>
      <Grid size={{ xs: 12, md: 8 }}>
        <Stack spacing={2}>
          <Year id={id} />
          <Timeline id={id} />
        </Stack>
      </Grid>
      <Grid size={{ xs: 12, md: 4 }}>
        <Stack spacing={2}>
          <Notes id={id} />
          <Sums customer={customer} />
          <Facts customer={customer} />
          <Consents customer={customer} />
          <Merges customer={customer} />
        </Stack>
      </Grid>
    </Grid>
  );
}
