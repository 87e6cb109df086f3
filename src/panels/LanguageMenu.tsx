import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { type Language, languageIds, languages } from '../../contract/engine/languages.ts';
import type { changeLanguage } from '../../contract/people/session.ts';
import { send } from '../session/api.ts';
import { inLanguage } from '../session/paths.ts';
import { usePanel } from '../shell/context.ts';

/** Another language: the path changes, the page and an unsaved form stay, and the user's choice is saved. */
export function LanguageMenu() {
  const translate = useTranslate();
  const { lang } = usePanel();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (language: Language) => {
    setAnchor(null);
    if (language === lang) return;
    navigate(inLanguage(pathname + search + hash, language), { replace: true });
    // The page is in the chosen language either way; only the next sign-in depends on this.
    send<typeof changeLanguage>('PUT', '/users/me/change-user-language', {
      body: { language_id: languageIds[language] },
    }).catch(() => undefined);
  };
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-label={`${translate('shell.account.language')}: ${lang.toUpperCase()} ${translate(`ra.locales.${lang}`)}`}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minWidth: 44 }}
      >
        {lang.toUpperCase()}
      </Button>
      <Menu open={Boolean(anchor)} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {languages.map((language) => (
          <MenuItem
            key={language}
            lang={language}
            selected={language === lang}
            onClick={() => choose(language)}
          >
            {translate(`ra.locales.${language}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
