import type {
  acceptInvitation,
  declineInvitation,
  OwnInvitation,
} from '../../contract/people/invitations.ts';
import { useWords } from '../i18n/use-words.ts';
import { send } from '../session/api.ts';
import { Icon } from './parts/Icon.tsx';
import { CallNotes } from './parts/Notes.tsx';
import { useCall } from './parts/use-call.ts';
import controls from './styles/controls.module.css';
import styles from './styles/stores.module.css';

/** What the roles of /common/roles are called in an invitation. */
const roles = new Map([
  [2, 'admin'],
  [4, 'supplier'],
] as const);
const roleOf = (id: number) => roles.get(id as 2 | 4) ?? 'moderator';

interface InvitationProps {
  readonly invitation: OwnInvitation;
  readonly onAnswered: () => void;
}

function useAnswer({ invitation, onAnswered }: InvitationProps) {
  const call = useCall();
  const params = { id: invitation.invitation_id };
  const answer = async (saying: () => Promise<unknown>) => {
    if (await call.attempt(saying)) onAnswered();
  };
  const accept = () =>
    answer(() =>
      send<typeof acceptInvitation>('POST', '/users/me/invitations/{id}/accept', { params }),
    );
  const decline = () =>
    answer(() =>
      send<typeof declineInvitation>('POST', '/users/me/invitations/{id}/decline', { params }),
    );
  return { call, accept, decline };
}

function Invitation(props: InvitationProps) {
  const { name, company_name, role_id } = props.invitation;
  const { t } = useWords();
  const { call, accept, decline } = useAnswer(props);
  const about = { 'aria-description': name, disabled: call.busy } as const;
  return (
    <li className={styles.invitation}>
      <span className={styles.names}>
        <strong>{name}</strong>
        {company_name !== name && <small>{company_name}</small>}
        <em>
          {t('stores.invitations.as', { role: t(`stores.invitations.roles.${roleOf(role_id)}`) })}
        </em>
      </span>
      <CallNotes call={call} />
      <span className={styles.answers}>
        <button type="button" className={controls.quiet} onClick={decline} {...about}>
          {t('stores.invitations.decline')}
        </button>
        <button type="button" className={controls.button} onClick={accept} {...about}>
          {t(call.busy ? 'stores.invitations.busy' : 'stores.invitations.accept')}
        </button>
      </span>
    </li>
  );
}

/** Where somebody is asked to join: nothing of theirs is there before they accept. */
export function Invitations({
  invitations,
  onAnswered,
}: {
  invitations: readonly OwnInvitation[];
  onAnswered: () => void;
}) {
  const { t } = useWords();
  if (invitations.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="invitations">
      <h2 id="invitations">
        <Icon name="person" />
        {t('stores.invitations.title')}
      </h2>
      <ul className={styles.cards}>
        {invitations.map((each) => (
          <Invitation key={each.invitation_id} invitation={each} onAnswered={onAnswered} />
        ))}
      </ul>
    </section>
  );
}
