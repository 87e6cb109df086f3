import { Box, Card, CardActionArea, Skeleton, Typography } from '@mui/material';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { nameOf } from '../../dataProvider/name-of.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { GeneratedList } from '../../resources/list/GeneratedList.tsx';
import { useOpening } from '../../resources/list/list-pieces.ts';
import { fileUrl } from '../../session/api.ts';
import { usePanel } from '../../shell/context.ts';

const picture = {
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  objectPosition: 'top',
  bgcolor: 'action.hover',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

function ThemeCard({ theme }: { theme: RaRecord }) {
  const translate = useTranslate();
  const { lang } = usePanel();
  const opening = useOpening();
  const inner = (
    <>
      {theme.thumbnail ? (
        <Box
          component="img"
          src={fileUrl(String(theme.thumbnail))}
          alt=""
          loading="lazy"
          sx={picture}
        />
      ) : (
        <Box aria-hidden sx={picture} />
      )}
      <Box sx={{ p: 1.5 }}>
        <Typography sx={{ fontWeight: 650 }}>{nameOf(theme, lang)}</Typography>
        <Typography variant="body2" color="text.secondary">
          {`${translate('resources.campaigns/email-themes.fields.updated_at')}: ${formatDateTime(String(theme.updated_at))}`}
        </Typography>
      </Box>
    </>
  );
  return (
    <Card component="li" variant="outlined">
      {opening ? (
        <CardActionArea component={Link} to={opening(theme.id)}>
          {inner}
        </CardActionArea>
      ) : (
        inner
      )}
    </Card>
  );
}

const grid = {
  listStyle: 'none',
  m: 0,
  p: 2,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
} as const;
const places = ['first', 'second', 'third'];

/** Themes as they look. */
function ThemeCards() {
  const { data, isPending } = useListContext();
  return (
    <Box component="ul" sx={grid}>
      {isPending
        ? places.map((place) => (
            <Skeleton key={place} component="li" variant="rounded" height={230} />
          ))
        : data?.map((theme) => <ThemeCard key={theme.id} theme={theme} />)}
    </Box>
  );
}

/** How the mails of the company look. */
export const ThemeList = () => <GeneratedList rows={<ThemeCards />} />;
