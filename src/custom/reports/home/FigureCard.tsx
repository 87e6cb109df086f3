import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { Card, Link, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatNumber } from '../../../i18n/format.ts';
import { usePanel } from '../../../shell/context.ts';

interface ChangeProps {
  readonly now: number;
  readonly before: number;
}

/** How much more or less than in the period before: a share, in words and a colour, since both are over. */
export function Change({ now, before }: ChangeProps) {
  const translate = useTranslate();
  const { lang } = usePanel();
  if (!before && !now) return null;
  const by = before ? Math.round(((now - before) / before) * 100) : undefined;
  const colour = now > before ? 'success.main' : now < before ? 'error.main' : 'text.secondary';
  const Icon = now >= before ? UpIcon : DownIcon;
  return (
    <Stack direction="row" spacing={0.5} sx={{ color: colour, alignItems: 'center' }}>
      {now === before ? null : <Icon sx={{ fontSize: 16 }} aria-hidden />}
      <Typography variant="body2">
        {by === undefined
          ? translate('home.change.new')
          : translate(
              by > 0 ? 'home.change.more' : by < 0 ? 'home.change.less' : 'home.change.same',
              {
                by: formatNumber(Math.abs(by), lang, 0),
              },
            )}
      </Typography>
    </Stack>
  );
}

interface Props {
  readonly word: string;
  readonly value: string;
  /** Where what it counts is listed; nothing for whoever may not see that. */
  readonly to?: string | undefined;
  readonly children?: ReactNode;
}

/** One figure, large, with what it leads to. */
export function FigureCard({ word, value, to, children }: Props) {
  const translate = useTranslate();
  const name = translate(`home.figures.${word}`);
  return (
    <Card
      component="li"
      sx={{ position: 'relative', p: 2, ...(to ? { '&:hover': { bgcolor: 'action.hover' } } : {}) }}
    >
      <Typography variant="body2" color="text.secondary">
        {to ? (
          // The whole card leads there.
          <Link
            component={RouterLink}
            to={to}
            color="inherit"
            underline="none"
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {name}
          </Link>
        ) : (
          name
        )}
      </Typography>
      <Typography
        variant="h2"
        component="p"
        sx={{ my: 0.5, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
      >
        {value}
      </Typography>
      {children}
    </Card>
  );
}
