import { Alert, Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FactList } from '../../../resources/pieces/FactList.tsx';
import { saidBy } from '../../../resources/pieces/said-by.ts';
import { useWritten } from '../../../shell/use-written.ts';
import type { Returning } from './use-return.ts';

type Preview = NonNullable<Returning['preview']>;

function PreviewFacts({ preview, currency }: { preview: Preview; currency: string }) {
  const translate = useTranslate();
  const { money, number } = useWritten(currency);
  const { amount, points_taken, points_given_back, points_expired, deficit, balance_after } =
    preview.return;
  return (
    <FactList
      facts={[
        [translate('returning.preview.amount'), money(amount)],
        [translate('returning.preview.moneyBack'), money(preview.return.money_back)],
        [translate('returning.preview.taken'), number(points_taken)],
        [translate('returning.preview.givenBack'), number(points_given_back)],
        [
          translate('returning.preview.expired'),
          points_expired ? number(points_expired) : undefined,
        ],
        [translate('returning.preview.deficit'), number(deficit)],
        [translate('returning.preview.balance'), number(balance_after)],
        [
          translate('returning.preview.keeps'),
          `${number(preview.points_before)} → ${number(preview.points_after)}`,
        ],
      ]}
    />
  );
}

/** What the return will do, before anything is done. */
export function ReturnPreview({
  returning: { preview, error, isCurrent },
  currency,
}: {
  returning: Returning;
  currency: string;
}) {
  const translate = useTranslate();
  return (
    <Box role="status" aria-busy={!isCurrent && !error && Boolean(preview)}>
      {error ? <Alert severity="error">{translate(saidBy(error))}</Alert> : null}
      {preview ? (
        <Box sx={{ bgcolor: 'action.hover', borderRadius: 2, p: 2, opacity: isCurrent ? 1 : 0.6 }}>
          <Typography variant="h5" component="h3" sx={{ mb: 1.5 }}>
            {translate('returning.preview.title')}
          </Typography>
          <PreviewFacts preview={preview} currency={currency} />
        </Box>
      ) : null}
    </Box>
  );
}
