import {
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  Switch,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import type { SessionUser } from '../../../../contract/people/session.ts';

type Types = SessionUser['notifications'];
const types = ['mail', 'push', 'sms'] as const satisfies readonly (keyof Types)[];

interface Props {
  readonly value: Types;
  readonly onChange: (value: Types) => void;
}

/** By which channels the programmes that somebody is a customer of may tell them something. */
export function NotificationTypes({ value, onChange }: Props) {
  const translate = useTranslate();
  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend">{translate('profile.notifications.title')}</FormLabel>
      <FormGroup row>
        {types.map((type) => (
          <FormControlLabel
            key={type}
            label={translate(`profile.notifications.${type}`)}
            control={
              <Switch
                checked={value[type]}
                onChange={(event) => onChange({ ...value, [type]: event.target.checked })}
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText>{translate('profile.notifications.hint')}</FormHelperText>
    </FormControl>
  );
}
