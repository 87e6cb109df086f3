import { Box, Link, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { CompanyOverview } from '../../../../contract/reports/overview.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { formatDate } from '../../../i18n/format.ts';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useCan } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { useWritten } from '../../../shell/use-written.ts';

interface ListProps {
  readonly word: string;
  /** Where all of them are. */
  readonly all: string | undefined;
  readonly children: readonly ReactNode[];
}

function Leading({ word, all, children }: ListProps) {
  const translate = useTranslate();
  return (
    <Section
      title={translate(`home.leaders.${word}`)}
      actions={
        all ? (
          <Link component={RouterLink} to={all} variant="body2">
            {translate('home.leaders.all')}
          </Link>
        ) : null
      }
    >
      {children.length ? (
        <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {children}
        </Stack>
      ) : (
        <Typography color="text.secondary">{translate('home.leaders.none')}</Typography>
      )}
    </Section>
  );
}

interface RowProps {
  readonly name: string;
  readonly to?: string | undefined;
  readonly value: string;
  readonly beside?: string;
}

const Row = ({ name, to, value, beside }: RowProps) => (
  <Stack
    component="li"
    direction="row"
    sx={{ gap: 2, py: 0.75, alignItems: 'baseline', borderTop: 1, borderColor: 'divider' }}
  >
    <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      {to ? (
        <Link component={RouterLink} to={to} underline="hover">
          {name}
        </Link>
      ) : (
        name
      )}
      {beside ? (
        <Typography variant="body2" color="text.secondary">
          {beside}
        </Typography>
      ) : null}
    </Box>
    <Box sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{value}</Box>
  </Stack>
);

/** What led in a period: stores, gifts; and whose points are about to expire. */
export function Leaders({ overview }: { overview: CompanyOverview }) {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const { money, number } = useWritten(overview.currency);
  const mayStores = useCan('stores.financial');
  const mayGifts = useCan('gifts.read');
  const mayCustomers = useCan('customers.read');
  const mayLiability = useCan('stores.debts.liability');
  const gifts = addressOf(resourceOf('gifts'));
  const customers = addressOf(resourceOf('customers'));
  const points = (value: number) =>
    translate('home.leaders.points', { smart_count: value, count: number(value) });
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      <Leading word="stores" all={mayStores ? addressOf('stores/financial-data') : undefined}>
        {overview.stores.map(({ store_id, name, amount }) => (
          <Row key={store_id} name={name} value={money(amount)} />
        ))}
      </Leading>
      <Leading word="gifts" all={mayGifts ? gifts : undefined}>
        {overview.gifts.map(({ gift_id, title, redeemed }) => (
          <Row
            key={gift_id}
            name={title}
            to={mayGifts ? `${gifts}/${gift_id}` : undefined}
            value={number(redeemed)}
          />
        ))}
      </Leading>
      {mayCustomers ? (
        <Leading
          word="expiring"
          all={mayLiability ? addressOf('branch-debt/liability') : undefined}
        >
          {overview.expiring.map((each) => (
            <Row
              key={each.user_account_id}
              name={each.name || `#${each.user_account_id}`}
              to={`${customers}/${each.user_account_id}`}
              value={points(each.points)}
              beside={translate('home.leaders.until', { date: formatDate(each.expires_at) })}
            />
          ))}
        </Leading>
      ) : null}
    </Box>
  );
}
