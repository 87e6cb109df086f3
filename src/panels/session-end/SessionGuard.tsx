import { use, useState } from 'react';
import { loadGroup } from '../../i18n/load-panel.ts';
import { usePanel } from '../../shell/context.ts';
import { SessionDialog } from './SessionDialog.tsx';
import { useSessionEnd } from './use-session-end.ts';

/** Says over any page that the session ends, and lets it be kept or begun anew without leaving the page. */
export function SessionGuard() {
  const { lang, user } = usePanel();
  use(loadGroup(lang, 'session-end'));
  const { stage, endsAt } = useSessionEnd(user.user_id);
  // Of which end it was said that it may come.
  const [putOff, setPutOff] = useState(0);
  if (stage === 'on' || (stage === 'last' && putOff === endsAt)) return null;
  return <SessionDialog stage={stage} endsAt={endsAt} onLater={() => setPutOff(endsAt)} />;
}
