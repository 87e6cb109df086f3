import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Localized } from '../../../contract/engine/languages.ts';
import { formatMoney, formatNumber } from '../../i18n/format.ts';
import { usePanel } from '../../shell/context.ts';

export interface Step {
  readonly key: string;
  readonly from: number | string | null;
  readonly color: string;
  readonly title: Partial<Localized>;
  /** How many customers stand on it, where that is known. */
  readonly customers: number | undefined;
}

interface Props {
  readonly steps: readonly Step[];
  readonly countsMoney: boolean;
}

const lowest = 28;
const rise = 96;

function Stair({
  step,
  height,
  countsMoney,
}: Omit<Props, 'steps'> & { step: Step; height: number }) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const { from, title, color, customers } = step;
  const threshold =
    typeof from !== 'number'
      ? translate('shell.none')
      : countsMoney
        ? formatMoney(from, 'EUR', lang)
        : translate('tiers.points', { points: formatNumber(from, lang), smart_count: from });
  return (
    <Box
      component="li"
      sx={{
        flex: '1 1 0',
        minWidth: 0,
        display: 'flex',
        flexDirection: { xs: 'row', sm: 'column' },
        gap: { xs: 1.5, sm: 1 },
        justifyContent: { sm: 'flex-end' },
        alignItems: { xs: 'center', sm: 'stretch' },
      }}
    >
      <Box
        aria-hidden
        sx={{
          bgcolor: color,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1.5,
          height: { xs: 40, sm: height },
          width: { xs: height, sm: 'auto' },
          flexShrink: 0,
          transition: 'all .2s',
        }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {title[lang] || title.el || translate('tiers.untitled')}
        </Typography>
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {translate('tiers.fromThreshold', { threshold })}
        </Typography>
        {customers === undefined ? null : (
          <Typography variant="body2" color="text.secondary">
            {translate('tiers.customers', {
              count: formatNumber(customers, lang),
              smart_count: customers,
            })}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

/** The ladder as stairs: colours, thresholds, titles, and how many customers stand where. */
export function LadderPicture({ steps, ...props }: Props) {
  const translate = useTranslate();
  const heightOf = (index: number) =>
    lowest + (steps.length > 1 ? (rise * index) / (steps.length - 1) : rise / 2);
  return (
    <Box
      component="ol"
      aria-label={translate('tiers.picture')}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { sm: 'stretch' },
        gap: { xs: 1.5, sm: 1 },
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {steps.map((step, index) => (
        <Stair key={step.key} step={step} height={heightOf(index)} {...props} />
      ))}
    </Box>
  );
}
