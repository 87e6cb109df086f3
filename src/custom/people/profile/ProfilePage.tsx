import { Button, Card, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { type Language, languageIds, languages } from '../../../../contract/engine/languages.ts';
import type {
  changeLanguage,
  changeProfile,
  SessionUser,
} from '../../../../contract/people/session.ts';
import { saidBy } from '../../../resources/pieces/said-by.ts';
import { send } from '../../../session/api.ts';
import { inLanguage } from '../../../session/paths.ts';
import { usePanel } from '../../../shell/context.ts';
import { Title } from '../../../shell/Title.tsx';
import { PasswordCard } from '../security/PasswordCard.tsx';
import { SecondFactorCard } from '../security/SecondFactorCard.tsx';
import { SessionsCard } from '../security/SessionsCard.tsx';
import { NotificationTypes } from './NotificationTypes.tsx';

type Own = Pick<SessionUser, 'full_name' | 'email' | 'notifications'>;

function useProfile() {
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { lang, change } = usePanel();
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async (own: Own, language: Language) => {
    setBusy(true);
    setRefused(undefined);
    try {
      const { data } = await send<typeof changeProfile>('PATCH', '/users/me/profile', {
        body: own,
      });
      await send<typeof changeLanguage>('PUT', '/users/me/change-user-language', {
        body: { language_id: languageIds[language] },
      });
      change(data);
      notify('profile.saved', { type: 'success' });
      if (language !== lang) navigate(inLanguage(pathname, language), { replace: true });
    } catch (error) {
      setRefused(saidBy(error));
    } finally {
      setBusy(false);
    }
  };
  return { save, refused, busy };
}

/** The full name, the language (language-ids) and how programmes may tell one something. */
function ProfileCard() {
  const translate = useTranslate();
  const { lang, user } = usePanel();
  const [name, setName] = useState(user.full_name);
  const [email, setEmail] = useState(user.email ?? '');
  const [language, setLanguage] = useState<Language>(lang);
  const [notifications, setNotifications] = useState(user.notifications);
  const { save, refused, busy } = useProfile();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save({ full_name: name, email: email || null, notifications }, language).catch(() => undefined);
  };
  return (
    <Card
      component="form"
      aria-label={translate('profile.title')}
      onSubmit={submit}
      sx={{ p: { xs: 2, sm: 3 } }}
    >
      <Stack spacing={2.5}>
        <Typography color="text.secondary">
          {translate('profile.signedInAs', { mobile: user.mobile })}
        </Typography>
        <TextField
          label={translate('profile.fullName')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          required
          autoComplete="name"
          error={Boolean(refused)}
          helperText={refused && translate(refused)}
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
        <TextField
          label={translate('profile.email')}
          type="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          autoComplete="email"
          helperText={translate('profile.emailHint')}
          slotProps={{ htmlInput: { maxLength: 254 } }}
        />
        <TextField
          select
          label={translate('shell.account.language')}
          value={language}
          onChange={(event) => setLanguage(event.target.value as Language)}
        >
          {languages.map((each) => (
            <MenuItem key={each} value={each} lang={each}>
              {translate(`ra.locales.${each}`)}
            </MenuItem>
          ))}
        </TextField>
        <NotificationTypes value={notifications} onChange={setNotifications} />
        <div>
          <Button type="submit" variant="contained" loading={busy}>
            {translate('ra.action.save')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

/** What a person may change about themselves, how they sign in, and where they are signed in. */
export function ProfilePage() {
  const translate = useTranslate();
  return (
    <Stack spacing={2} sx={{ maxWidth: 720, mt: 1 }}>
      <Title title={translate('profile.title')} />
      <ProfileCard />
      <PasswordCard />
      <SecondFactorCard />
      <SessionsCard />
    </Stack>
  );
}
