import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button, IconButton, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Security } from '../../../../contract/people/second-factor.ts';
import { formatDate } from '../../../i18n/format.ts';
import { AskDialog } from './AskDialog.tsx';
import type { SecurityCalls } from './use-security.ts';

type Passkey = Security['passkeys'][number];
interface Props {
  readonly calls: SecurityCalls;
  readonly passkeys: readonly Passkey[];
}

/** A passkey belongs to a name; a page that was opened by the number of its machine has none. */
const hasName = () => !/^[\d.]+$|^\[/.test(location.hostname);
const isPossible = () => 'PublicKeyCredential' in window && hasName();

function Row({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const translate = useTranslate();
  const { name, created_at, used_at } = passkey;
  const used = used_at
    ? translate('security.passkeys.used', { date: formatDate(used_at) })
    : translate('security.passkeys.unused');
  return (
    <ListItem
      disableGutters
      secondaryAction={
        <IconButton
          edge="end"
          aria-label={translate('security.passkeys.removeOne', { name })}
          onClick={onRemove}
        >
          <DeleteIcon />
        </IconButton>
      }
    >
      <ListItemText
        primary={name}
        secondary={`${translate('security.passkeys.since', { date: formatDate(created_at) })} · ${used}`}
      />
    </ListItem>
  );
}

function Dialogs({
  calls,
  target,
  onClose,
}: {
  calls: SecurityCalls;
  target: 'add' | Passkey;
  onClose: () => void;
}) {
  const translate = useTranslate();
  const notify = useNotify();
  const password = {
    name: 'password',
    type: 'password',
    label: translate('security.password'),
  } as const;
  if (target === 'add')
    return (
      <AskDialog
        title={translate('security.passkeys.add')}
        text={translate('security.passkeys.addText')}
        fields={[
          { name: 'name', type: 'text', label: translate('security.passkeys.name') },
          password,
        ]}
        submit={translate('security.passkeys.add')}
        onSubmit={async (typed) => {
          await calls.addPasskey({ name: typed.name ?? '', password: typed.password ?? '' });
          notify('security.passkeys.added', { type: 'success' });
        }}
        onClose={onClose}
      />
    );
  return (
    <AskDialog
      title={translate('security.passkeys.removeOne', { name: target.name })}
      text={translate('security.passkeys.removeText')}
      fields={[password]}
      submit={translate('ra.action.delete')}
      danger
      onSubmit={async (typed) => {
        await calls.removePasskey(target.passkey_id, { password: typed.password ?? '' });
        notify('security.passkeys.removed', { type: 'success' });
      }}
      onClose={onClose}
    />
  );
}

/** Keys in a phone, a computer or a stick: named by their owner, added and removed. */
export function Passkeys({ calls, passkeys }: Props) {
  const translate = useTranslate();
  const [target, setTarget] = useState<'add' | Passkey>();
  const may = isPossible();
  return (
    <div>
      <Typography variant="h5" component="h3">
        {translate('security.passkeys.title')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '70ch' }}>
        {translate(may ? 'security.passkeys.hint' : 'security.passkeys.impossible')}
      </Typography>
      {passkeys.length ? (
        <List dense>
          {passkeys.map((each) => (
            <Row key={each.passkey_id} passkey={each} onRemove={() => setTarget(each)} />
          ))}
        </List>
      ) : null}
      {may ? (
        <Button variant="outlined" sx={{ mt: 1 }} onClick={() => setTarget('add')}>
          {translate('security.passkeys.add')}
        </Button>
      ) : null}
      {target ? (
        <Dialogs calls={calls} target={target} onClose={() => setTarget(undefined)} />
      ) : null}
    </div>
  );
}
