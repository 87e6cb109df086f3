import { Button, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { SellerFigures } from '../../../../contract/billing/figures.ts';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useAddressOf } from '../../../shell/menu.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { Chart } from '../../reports/charts/Chart.tsx';
import { useColours } from '../../reports/charts/use-colours.ts';

/** What is owed, by how long ago it was due, and the way to those who owe it. */
export function Owed({ figures: { owed, currency } }: { figures: SellerFigures }) {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const { money } = useWritten(currency);
  const { accent } = useColours();
  const title = translate('figures.owed');
  const isOwed = owed.some(({ billings }) => billings > 0);
  return (
    <Section title={title}>
      {isOwed ? (
        <Stack
          spacing={1}
          sx={{ alignItems: 'flex-start', '& > :first-of-type': { width: '100%' } }}
        >
          <Chart
            low
            named
            title={title}
            column={translate('figures.age')}
            labels={owed.map(({ age }) => translate(`figures.ages.${age}`))}
            write={money}
            currency={currency}
            series={[
              {
                name: translate('figures.amount'),
                values: owed.map((each) => each.amount),
                colour: accent,
              },
            ]}
          />
          <Button component={Link} to={`${addressOf('subscriptions/stores')}?overdue=true`}>
            {translate('figures.toOverdue')}
          </Button>
        </Stack>
      ) : (
        <Typography color="text.secondary">{translate('figures.nothingOwed')}</Typography>
      )}
    </Section>
  );
}
