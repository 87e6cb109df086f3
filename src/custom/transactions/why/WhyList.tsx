import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { Rule } from '../../../../contract/transactions/receipts.ts';
import { loadPosWords } from '../../../i18n/load-pos.ts';
import { usePanel } from '../../../shell/context.ts';
import { type WhyLine, whyLines } from './why.ts';

// They come with the first receipt: no list waits for them.
function useWhyWords() {
  const { lang } = usePanel();
  const { data } = useQuery({
    queryKey: ['why-words', lang],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await loadPosWords(lang)).why,
  });
  return data;
}

function Line({ line: { text, points, matters } }: { line: WhyLine }) {
  const translate = useTranslate();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
        color: matters ? 'text.primary' : 'text.secondary',
      }}
    >
      <span>{text}</span>
      {points === undefined ? null : (
        <Typography component="strong" sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>
          {translate('receipt.soFar', { points })}
        </Typography>
      )}
    </Box>
  );
}

interface Props {
  readonly rules: readonly Rule[];
  readonly currency: string;
}

/** Why a receipt has the points it has: each rule in the order it was tried, and the points after it. */
export function WhyList({ rules, currency }: Props) {
  const { lang } = usePanel();
  const words = useWhyWords();
  if (!words) return null;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {whyLines(rules, words, lang, currency).map((line) => (
        <Line key={line.rule} line={line} />
      ))}
    </Box>
  );
}
