import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { BackupState, backupState } from '../../../../contract/backup/backups.ts';
import {
  gravityOfBackups,
  sentenceOfBackups,
} from '../../../../contract/reports/installation-state.ts';
import { formatDateTime, formatNumber } from '../../../i18n/format.ts';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { useRead } from '../../../resources/pieces/use-read.ts';
import { usePanel } from '../../../shell/context.ts';

function LastBackup({ state }: { state: BackupState }) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const { last, failed, every_hours } = state;
  const said = translate(`home.backups.${sentenceOfBackups(state)}`, {
    date: last ? formatDateTime(last.at) : '',
    size: last ? formatNumber(last.bytes / 1e6, lang) : '',
    smart_count: every_hours ?? 0,
  });
  const why =
    failed &&
    translate('home.backups.failed', {
      date: formatDateTime(failed.at),
      reason: translate(`home.backups.reasons.${failed.reason}`),
    });
  return <Alert severity={gravityOfBackups(state)}>{why ? `${said} ${why}` : said}</Alert>;
}

/** For super admins: when the installation was last backed up, and a complaint when that is too long ago. */
export function Backups() {
  const { data, error, refetch } = useRead<typeof backupState>('/installation/backups');
  if (data) return <LastBackup state={data} />;
  return error ? <ListFailed onRetry={refetch} error={error} /> : null;
}
