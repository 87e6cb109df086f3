import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { messageVariables, variableNames } from '../../../../contract/messages/variables.ts';
import { usePanel } from '../../../shell/context.ts';

/** What may stand in braces in a message, with what it becomes. */
export function VariableNames() {
  const translate = useTranslate();
  const { lang } = usePanel();
  return (
    <Box component="details" sx={{ mt: 2 }}>
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', py: 0.5 }}>
        {translate('offers.variables')}
      </Typography>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: 0.5, columnGap: 2 }}
      >
        {variableNames.map((name) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" sx={{ fontFamily: 'monospace' }}>
              {`{${name}}`}
            </Typography>
            <Typography component="dd" variant="body2" color="text.secondary" sx={{ m: 0 }}>
              {messageVariables[name].name[lang]}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
