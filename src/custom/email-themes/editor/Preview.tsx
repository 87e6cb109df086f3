import {
  Box,
  FormControlLabel,
  Skeleton,
  Stack,
  Switch,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { usePanel } from '../../../shell/context.ts';
import { mailOf } from '../pictures/thumbnail.ts';
import { useThisEditor } from '../state/use-editor.ts';

const kinds = ['wide', 'phone', 'text'] as const;
type Kind = (typeof kinds)[number];

/** The styles for dark devices, whatever this device is. */
const inTheDark = (html: string) =>
  html.replaceAll('@media (prefers-color-scheme:dark)', '@media all');
const inTheLight = (html: string) =>
  html.replaceAll('@media (prefers-color-scheme:dark)', '@media not all');

/** Nothing in it may run or lead anywhere: it is shown, not opened. */
function Mail({ html, width }: { html: string; width: number }) {
  const translate = useTranslate();
  return (
    <Box
      component="iframe"
      sandbox=""
      srcDoc={html}
      title={translate('themeEditor.mail')}
      sx={{
        display: 'block',
        width: '100%',
        maxWidth: width,
        height: 720,
        mx: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: '#ffffff',
      }}
    />
  );
}

const plain = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
} as const;

/** The mail as the server makes it, with examples: on a computer, on a phone, in the dark, without HTML. */
export function Preview() {
  const translate = useTranslate();
  const { store } = usePanel();
  const { source, language } = useThisEditor();
  const [kind, setKind] = useState<Kind>('wide');
  const [dark, setDark] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['email-theme-preview', store.store_id, language, source],
    queryFn: () => mailOf(source, language, store.store_id),
    retry: false,
  });
  const width = kind === 'phone' ? 390 : source.look.width + 48;
  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={kind}
          aria-label={translate('themeEditor.preview')}
          onChange={(_, chosen: Kind | null) => chosen && setKind(chosen)}
        >
          {kinds.map((each) => (
            <ToggleButton key={each} value={each}>
              {translate(`themeEditor.on.${each}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {kind === 'text' ? null : (
          <FormControlLabel
            label={translate('themeEditor.dark')}
            control={<Switch checked={dark} onChange={(_, on) => setDark(on)} />}
          />
        )}
      </Stack>
      {error ? <ListFailed onRetry={refetch} error={error} /> : null}
      {data || error ? null : <Skeleton variant="rounded" height={720} />}
      {data && kind === 'text' ? (
        <Box component="pre" lang={language} sx={plain}>
          {data.text}
        </Box>
      ) : null}
      {data && kind !== 'text' ? (
        <Mail html={(dark ? inTheDark : inTheLight)(data.html)} width={width} />
      ) : null}
    </Stack>
  );
}
