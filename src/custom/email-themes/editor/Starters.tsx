import { Button, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { starterNames, starters } from '../../../../contract/email-themes/starters.ts';
import { useThisEditor } from '../state/use-editor.ts';

/** What an empty theme can be begun with. */
export function Starters() {
  const translate = useTranslate();
  const { change } = useThisEditor();
  return (
    <Stack spacing={1.5} sx={{ p: 3, alignItems: 'center', color: '#22303a' }}>
      <Typography>{translate('themeEditor.begin')}</Typography>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
        {starterNames.map((name) => (
          <Button key={name} variant="contained" onClick={() => change(starters[name])}>
            {translate(`themeEditor.starters.${name}`)}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
