import { backupState } from '../../contract/backup/backups.ts';
import { type Api, serve } from '../http/serve.ts';
import { backupStateOf } from './record.ts';

/** What a super admin sees of the backups. */
export const mountBackups = (api: Api) =>
  serve(api, backupState, ({ database, settings, now }) =>
    backupStateOf(database.pool, settings.backupEveryHours, now()),
  );
