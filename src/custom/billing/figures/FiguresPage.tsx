import { Alert, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type {
  figureMonthsFile,
  owedFile,
  SellerFigures,
} from '../../../../contract/billing/figures.ts';
import { DownloadButton } from '../../../resources/pieces/DownloadButton.tsx';
import { Answered } from '../../../resources/records/Answered.tsx';
import { download } from '../../../session/download.ts';
import { usePanel } from '../../../shell/context.ts';
import { Tabs } from '../../../shell/Tabs.tsx';
import { Title } from '../../../shell/Title.tsx';
import { useFigures } from '../sold/use-sold.ts';
import { Months } from './Months.tsx';
import { Owed } from './Owed.tsx';
import { Plans } from './Plans.tsx';
import { Tiles } from './Tiles.tsx';

const path = '/companies/{storeId}/subscriptions/figures';

function Files() {
  const translate = useTranslate();
  const { store } = usePanel();
  const params = { storeId: store.store_id };
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      <DownloadButton
        label={translate('figures.monthsFile')}
        onDownload={() => download<typeof figureMonthsFile>(`${path}/months`, params)}
      />
      <DownloadButton
        label={translate('figures.owedFile')}
        onDownload={() => download<typeof owedFile>(`${path}/owed`, params)}
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
