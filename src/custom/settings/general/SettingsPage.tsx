import { Box, ListItemButton, Skeleton, Stack, Typography } from '@mui/material';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import { LeaveQuestion } from '../../../resources/form/LeaveGuard.tsx';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { FindSetting, hitsFor } from './FindSetting.tsx';
import type { PageUnsaved } from './forms.ts';
import { SettingsBar } from './SettingsBar.tsx';
import { useLead } from './use-lead.ts';

interface Part {
  /** Its name in the address, and the key of its word. */
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
  readonly unsaved: PageUnsaved;
}

const beside = {
  position: { md: 'sticky' },
  top: { md: 64 },
  alignSelf: 'start',
  minWidth: 0,
} as const;

/** The parts beside the one that is open: on a phone above it. */
function Side({ words, parts, here }: { words: string; parts: readonly Part[]; here: string }) {
  const translate = useTranslate();
  return (
    <Box component="nav" aria-label={translate('settingsForms.parts')} sx={{ overflowX: 'auto' }}>
      <Stack
        component="ul"
        direction={{ xs: 'row', md: 'column' }}
        sx={{ listStyle: 'none', m: 0, p: 0, gap: 0.25 }}
      >
        {parts.map(({ id }) => (
          <li key={id}>
            <ListItemButton
              component={Link}
              to={`?part=${id}`}
              replace
              selected={id === here}
              aria-current={id === here ? 'page' : undefined}
              sx={{
                borderRadius: 2,
                minHeight: { xs: 44, md: 36 },
                py: 0.5,
                whiteSpace: { xs: 'nowrap', md: 'normal' },
                fontWeight: id === here ? 650 : 500,
              }}
            >
              {translate(`${words}.parts.${id}`)}
            </ListItemButton>
          </li>
        ))}
      </Stack>
    </Box>
  );
}

interface PartProps {
  readonly words: string;
  readonly part: Part;
  readonly isHere: boolean;
}

/** What is typed into a part stays while another one is looked at. */
function PartOf({ words, part: { id, content }, isHere }: PartProps) {
  const translate = useTranslate();
  return (
    <Box id={id} data-part={id} hidden={!isHere}>
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

/** What says that something of a form was not taken. */
const refusal = '[role="alert"][tabindex], [aria-invalid="true"]';

/** A page of settings in parts, one of them at a time, with one button that saves what was changed. */
export function SettingsPage({ words, parts, failed, again, unsaved }: Props) {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('part');
  const here = parts?.find(({ id }) => id === wanted)?.id ?? parts?.[0]?.id ?? '';
  const page = useRef<HTMLDivElement>(null);
  const open = useCallback((part: string) => setSearch({ part }, { replace: true }), [setSearch]);
  const lead = useLead(here, open);
  const nameOf = (part: string) => translate(`${words}.parts.${part}`);
  // Search over everything leads to a setting by its label.
  const find = search.get('find');
  const ready = parts !== undefined;
  useEffect(() => {
    if (find && ready) lead(() => hitsFor(find, page)[0]?.place);
  }, [find, ready, lead]);
  const toRefusal = () => lead(() => page.current?.querySelector<HTMLElement>(refusal));
  return (
    <div ref={page}>
      <LeaveQuestion guards={unsaved.titles.length > 0} />
      {!failed || parts ? null : <ListFailed onRetry={again} error={failed} />}
      {parts?.length === 1 && parts[0] ? <Alone {...parts[0]} /> : null}
      {parts && parts.length > 1 ? (
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 2, md: 4 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '200px minmax(0, 860px)' },
            mt: 1,
          }}
        >
          <Box sx={beside}>
            <FindSetting page={page} nameOf={nameOf} onFound={(place) => lead(() => place)} />
            <Side words={words} parts={parts} here={here} />
          </Box>
          <div>
            {parts.map((part) => (
              <PartOf key={part.id} words={words} part={part} isHere={part.id === here} />
            ))}
          </div>
        </Box>
      ) : null}
      <SettingsBar unsaved={unsaved} onTried={toRefusal} />
      {parts || failed ? null : <Skeleton variant="rounded" height={520} sx={{ maxWidth: 1000 }} />}
    </div>
  );
}
