import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatNumber } from '../../i18n/format.ts';
import { usePanel } from '../../shell/context.ts';

/** How many customers the edited ladder would move, before it is saved. */
export function Moves({ up, down }: { up: number; down: number }) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const tell = (word: string, count: number) =>
    translate(`tiers.moves.${word}`, { count: formatNumber(count, lang), smart_count: count });
  const moves = [up && tell('up', up), down && tell('down', down)].filter(Boolean).join(' ');
  return (
    <Alert severity={down ? 'warning' : 'info'} role="status">
      {moves || translate('tiers.moves.none')}
    </Alert>
  );
}
