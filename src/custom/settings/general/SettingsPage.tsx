import { Box, Link, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { LeaveQuestion } from '../../../resources/form/LeaveGuard.tsx';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';

interface Part {
  /** Its anchor, and the key of its name. */
  readonly id: string;
  readonly content: ReactNode;
}
interface Props {
  /** The names of the parts: `<words>.parts.<id>`. */
  readonly words: string;
  /** Nothing while it is loading. */
  readonly parts: readonly Part[] | undefined;
  readonly failed: Error | null;
  readonly again: () => unknown;
  readonly isUnsaved: boolean;
}

const beside = {
  position: { md: 'sticky' },
  top: { md: 88 },
  alignSelf: 'start',
  overflowX: 'auto',
  minWidth: 0,
} as const;

function Anchors({ words, parts }: { words: string; parts: readonly Part[] }) {
  const translate = useTranslate();
  return (
    <Box component="nav" aria-label={translate('settingsForms.parts')} sx={beside}>
      <Stack
        component="ul"
        direction={{ xs: 'row', md: 'column' }}
        sx={{ listStyle: 'none', m: 0, p: 0, gap: { xs: 2, md: 0 } }}
      >
        {parts.map(({ id }) => (
          <li key={id}>
            <Link
              href={`#${id}`}
              underline="hover"
              sx={{ display: 'block', py: 1, whiteSpace: { xs: 'nowrap', md: 'normal' } }}
            >
              {translate(`${words}.parts.${id}`)}
            </Link>
          </li>
        ))}
      </Stack>
    </Box>
  );
}

function PartOf({ words, part: { id, content } }: { words: string; part: Part }) {
  const translate = useTranslate();
  return (
    <Box id={id} sx={{ scrollMarginTop: 80 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {translate(`${words}.parts.${id}`)}
      </Typography>
      <Stack spacing={2}>{content}</Stack>
    </Box>
  );
}

/** One part alone needs neither a name nor an anchor: the page is called so. */
const Alone = ({ content }: Part) => (
  <Stack spacing={2} sx={{ maxWidth: 860, mt: 1 }}>
    {content}
  </Stack>
);

/** A page of settings in parts, with their anchors beside them or, on a phone, above. */
export function SettingsPage({ words, parts, failed, again, isUnsaved }: Props) {
  return (
    <>
      <LeaveQuestion guards={isUnsaved} />
      {!failed || parts ? null : <ListFailed onRetry={again} error={failed} />}
      {parts?.length === 1 && parts[0] ? <Alone {...parts[0]} /> : null}
      {parts && parts.length > 1 ? (
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 2, md: 4 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '180px minmax(0, 860px)' },
            mt: 1,
          }}
        >
          <Anchors words={words} parts={parts} />
          <Stack spacing={4}>
            {parts.map((part) => (
              <PartOf key={part.id} words={words} part={part} />
            ))}
          </Stack>
        </Box>
      ) : null}
      {parts || failed ? null : <Skeleton variant="rounded" height={520} sx={{ maxWidth: 1000 }} />}
    </>
  );
}
