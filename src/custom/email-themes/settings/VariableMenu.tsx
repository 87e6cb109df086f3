import { Button, Menu, MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { mailVariables } from '../../../../contract/email-themes/mail-words.ts';
import { usePanel } from '../../../shell/context.ts';

const sign = '{ }';

/** What may stand in braces, put in where one types. */
export function VariableMenu({ onChoose }: { onChoose: (name: string) => void }) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (name: string) => {
    setAnchor(null);
    onChoose(name);
  };
  return (
    <>
      <Button
        size="small"
        aria-label={translate('themeEditor.marks.variable')}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minWidth: 40, fontFamily: 'monospace' }}
      >
        {sign}
      </Button>
      <Menu
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        disableRestoreFocus
      >
        {Object.entries(mailVariables).map(([name, words]) => (
          <MenuItem key={name} onClick={() => choose(name)} sx={{ gap: 2 }}>
            {words[lang]}
            <Typography
              variant="body2"
              color="text.secondary"
              sx={{ ml: 'auto', fontFamily: 'monospace' }}
            >
              {`{${name}}`}
            </Typography>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
