import { Box, Grid, Link, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { Leaders } from '../../../../contract/reports/statistics.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useCan } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { useWritten } from '../../../shell/use-written.ts';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly count: number;
  readonly to?: string | undefined;
}

function List({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  const translate = useTranslate();
  const { number } = useWritten();
  return (
    <Section title={title}>
      {rows.length ? null : (
        <Typography color="text.secondary">{translate('statistics.none')}</Typography>
      )}
      <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map(({ id, name, count, to }) => (
          <Stack
            component="li"
            key={id}
            direction="row"
            sx={{ gap: 2, py: 0.75, borderTop: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {to ? (
                <Link component={RouterLink} to={to}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </Box>
            <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{number(count)}</Box>
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}

/** What was bought and redeemed most. */
export function Leading({ leaders }: { readonly leaders: Leaders }) {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const mayGifts = useCan('gifts.update');
  const mayProducts = useCan('products.update');
  const product = (id: number) => `${addressOf(resourceOf('company-products'))}/${id}`;
  const gift = (id: number) => `${addressOf(resourceOf('gifts'))}/${id}`;
  return (
    <Grid container spacing={2}>
      <Grid size={{ xs: 12, md: 6 }}>
        <List
          title={translate('statistics.charts.products')}
          rows={leaders.products.map(
            ({ product_id: id, parent_product_id: parent, name, quantity: count }) => ({
              id,
              name,
              count,
              to: parent && mayProducts ? product(parent) : undefined,
            }),
          )}
        />
      </Grid>
      <Grid size={{ xs: 12, md: 6 }}>
        <List
          title={translate('statistics.charts.gifts')}
          rows={leaders.gifts.map(({ gift_id: id, title: name, redeemed: count }) => ({
            id,
            name,
            count,
            to: mayGifts ? gift(id) : undefined,
          }))}
        />
      </Grid>
    </Grid>
  );
}
