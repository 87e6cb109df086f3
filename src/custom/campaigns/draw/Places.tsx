import {
  Box,
  Button,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { CampaignDraw, DrawPlace } from '../../../../contract/campaigns/draws.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { Section } from '../../../resources/pieces/Section.tsx';
import { StateChip, type Tone } from '../../../resources/pieces/StateChip.tsx';
import { useCan } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { RedrawDialog } from './RedrawDialog.tsx';
import type { Drawing } from './use-draw.ts';

const tones: Readonly<Record<DrawPlace['state'], Tone>> = {
  winner: 'done',
  alternate: 'neutral',
  replaced: 'ended',
};

/** What became of whom was drawn. */
function State({ place: { state, replaced_by: heir, reason } }: { place: DrawPlace }) {
  const translate = useTranslate();
  const said = { place: heir ?? 0, reason: reason ?? '' };
  return (
    <>
      <StateChip tone={tones[state]} label={translate(`drawPanel.placeStates.${state}`)} />
      {state === 'replaced' ? (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {translate(heir === null ? 'drawPanel.nobody' : 'drawPanel.replacedBy', said)}
        </Typography>
      ) : null}
    </>
  );
}

/** What a telephone has no room for. */
const wide = { display: { xs: 'none', sm: 'table-cell' } } as const;

interface RowProps {
  readonly place: DrawPlace;
  /** Undefined where nobody can be replaced. */
  readonly onRedraw: (() => void) | undefined;
}

function Row({ place, onRedraw }: RowProps) {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const { number } = useWritten();
  const { user_account_id: id, customer } = place;
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {place.place}
      </TableCell>
      <TableCell>
        <MuiLink component={Link} to={addressOf(`${resourceOf('customers')}/${id}`)}>
          {customer || id}
        </MuiLink>
      </TableCell>
      <TableCell align="right" sx={wide}>
        {number(place.entry)}
      </TableCell>
      <TableCell>
        <State place={place} />
        {onRedraw && place.state === 'winner' ? (
          <Button
            size="small"
            onClick={onRedraw}
            aria-label={translate('drawPanel.redrawOf', { place: place.place })}
          >
            {translate('drawPanel.redraw')}
          </Button>
        ) : null}
      </TableCell>
    </TableRow>
  );
}

const columns = ['place', 'customer', 'entry', 'placeState'] as const;

/** Winners and alternates, in the order in which they were drawn. */
export function Places({ draw, drawing }: { draw: CampaignDraw; drawing: Drawing }) {
  const translate = useTranslate();
  const [replaced, replace] = useState<number>();
  const may = useCan('campaigns.update');
  const isOpen = may && draw.state === 'drawn';
  if (!draw.places.length)
    return <Section title={translate('drawPanel.places')}>{translate('drawPanel.empty')}</Section>;
  return (
    <Section title={translate('drawPanel.places')}>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {columns.map((name) => (
                <TableCell key={name} {...(name === 'entry' ? { align: 'right', sx: wide } : {})}>
                  {translate(`drawPanel.${name}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {draw.places.map((place) => (
              <Row
                key={place.place}
                place={place}
                onRedraw={isOpen ? () => replace(place.place) : undefined}
              />
            ))}
          </TableBody>
        </Table>
      </Box>
      {replaced === undefined ? null : (
        <RedrawDialog place={replaced} drawing={drawing} onClose={() => replace(undefined)} />
      )}
    </Section>
  );
}
