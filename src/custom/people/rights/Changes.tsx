import { Box, Chip, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { rightPath } from '../../../../contract/words/right-names.ts';
import { usePanel } from '../../../shell/context.ts';

interface Props {
  readonly granted: readonly string[];
  readonly taken: readonly string[];
}

function Paths({
  word,
  paths,
  color,
}: {
  word: string;
  paths: readonly string[];
  color: 'success' | 'error';
}) {
  const translate = useTranslate();
  const { lang } = usePanel();
  if (!paths.length) return null;
  return (
    <div>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
        {translate(word, { smart_count: paths.length })}
      </Typography>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
      >
        {paths.map((path) => (
          <li key={path}>
            <Chip size="small" variant="outlined" color={color} label={rightPath(path, lang)} />
          </li>
        ))}
      </Box>
    </div>
  );
}

/** What saving would give and take, by name. */
export function Changes({ granted, taken }: Props) {
  const translate = useTranslate();
  return (
    <Stack spacing={1} role="status" aria-label={translate('rights.changes')}>
      {granted.length + taken.length ? null : (
        <Typography variant="body2" color="text.secondary">
          {translate('rights.unchanged')}
        </Typography>
      )}
      <Paths word="rights.given" paths={granted} color="success" />
      <Paths word="rights.taken" paths={taken} color="error" />
    </Stack>
  );
}
