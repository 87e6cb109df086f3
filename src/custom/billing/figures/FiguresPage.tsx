import { Alert, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { SellerFigures } from '../../../../contract/billing/figures.ts';
import { ExportButton } from '../../../resources/exports/ExportButton.tsx';
import { Answered } from '../../../resources/records/Answered.tsx';
import { Tabs } from '../../../shell/Tabs.tsx';
import { Title } from '../../../shell/Title.tsx';
import { useFigures } from '../sold/use-sold.ts';
import { Months } from './Months.tsx';
import { Owed } from './Owed.tsx';
import { Plans } from './Plans.tsx';
import { Tiles } from './Tiles.tsx';

function Files() {
  const translate = useTranslate();
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      <ExportButton
        exportKey="subscription-months"
        query={{}}
        label={translate('figures.exportMonths')}
      />
      <ExportButton
        exportKey="subscriptions-owed"
        query={{}}
        label={translate('figures.exportOwed')}
      />
    </Stack>
  );
}

/** Nobody has subscribed, and nobody ever did. */
const isNothing = ({ subscribers, months }: SellerFigures) =>
  subscribers === 0 && months.every(({ billed, ended }) => billed === 0 && ended === 0);

/** What a seller of plans earns, and who owes. */
export function FiguresPage() {
  const translate = useTranslate();
  const query = useFigures();
  return (
    <Stack spacing={1}>
      <Title title={translate('tabs.subscriptions/figures')} />
      <Tabs />
      <Answered query={query} height={640}>
        {(figures) =>
          isNothing(figures) ? (
            <Typography color="text.secondary" sx={{ p: 2 }}>
              {translate('figures.none')}
            </Typography>
          ) : (
            <Stack spacing={2} sx={{ minWidth: 0 }}>
              {figures.is_test ? (
                <Alert severity="info">{translate('figures.isTest')}</Alert>
              ) : null}
              <Tiles figures={figures} />
              <Months figures={figures} />
              <Owed figures={figures} />
              <Plans figures={figures} />
              <Files />
            </Stack>
          )
        }
      </Answered>
    </Stack>
  );
}
