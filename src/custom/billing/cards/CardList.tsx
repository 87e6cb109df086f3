import CardIcon from '@mui/icons-material/CreditCardOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Card } from '../../../../contract/billing/cards.ts';
import type { Dashboard } from '../../../../contract/billing/dashboard.ts';
import { Section } from '../../../resources/pieces/Section.tsx';
import { StateChip } from '../../../resources/pieces/StateChip.tsx';
import { useTellFailure } from '../../../resources/pieces/use-tell-failure.ts';
import { Answered } from '../../../resources/records/Answered.tsx';
import { send } from '../../../session/api.ts';
import { useCan } from '../../../shell/context.ts';
import { Ask } from '../shared/Ask.tsx';
import { useBase, useCards, useOwnChanged } from '../state/use-own.ts';
import { AddCard } from './AddCard.tsx';

const nameOf = ({ brand, last4 }: Card) => `${brand.toUpperCase()} •••• ${last4}`;

function useCardCalls() {
  const { base, params } = useBase();
  const changed = useOwnChanged();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const path = `${base}/payment-methods/stripe/payment-methods/{id}` as const;
  return {
    activate: async (id: number) => {
      try {
        const one = { params: { ...params, id } };
        await send<Dashboard['activateCard']>('PATCH', `${path}/activate`, one);
        notify('billing.cards.activated', { type: 'success' });
      } catch (error) {
        tellFailure(error);
      }
      await changed();
    },
    remove: async (id: number) => {
      await send<Dashboard['deleteCard']>('DELETE', path, { params: { ...params, id } });
      await changed();
      notify('billing.cards.removed', { type: 'success' });
    },
  };
}

interface RowProps {
  readonly card: Card;
  readonly onActivate: () => void;
  readonly onRemove: () => void;
}

function Row({ card, onActivate, onRemove }: RowProps) {
  const translate = useTranslate();
  const may = useCan('general_settings.billing_dashboard.update');
  const name = nameOf(card);
  return (
    <Stack
      component="li"
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 1 }}
    >
      <CardIcon color="action" aria-hidden />
      <Typography sx={{ flexGrow: 1, fontVariantNumeric: 'tabular-nums' }}>
        {name}
        <Typography component="span" variant="body2" color="text.secondary" sx={{ ml: 1 }}>
          {`${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`}
        </Typography>
      </Typography>
      {card.active ? <StateChip tone="done" label={translate('billing.cards.active')} /> : null}
      {card.is_test ? <StateChip tone="neutral" label={translate('billing.test')} /> : null}
      {may && !card.active ? (
        <Button
          size="small"
          onClick={onActivate}
          aria-label={translate('billing.cards.activateNamed', { card: name })}
        >
          {translate('billing.cards.activate')}
        </Button>
      ) : null}
      {may ? (
        <Button
          size="small"
          color="error"
          onClick={onRemove}
          aria-label={translate('billing.cards.removeNamed', { card: name })}
        >
          {translate('billing.cards.remove')}
        </Button>
      ) : null}
    </Stack>
  );
}

/** The cards that may be charged: which one is, another one, one less. */
export function CardList() {
  const translate = useTranslate();
  const may = useCan('general_settings.billing_dashboard.update');
  const query = useCards();
  const { activate, remove } = useCardCalls();
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Card>();
  const add = (
    <Button variant="contained" onClick={() => setAdding(true)}>
      {translate('billing.cards.add')}
    </Button>
  );
  return (
    <Section title={translate('billing.cards.title')} actions={may ? add : null}>
      <Answered query={query} height={80}>
        {(cards) =>
          cards.length ? (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {cards.map((card) => (
                <Row
                  key={card.card_id}
                  card={card}
                  onActivate={() => void activate(card.card_id)}
                  onRemove={() => setLeaving(card)}
                />
              ))}
            </Box>
          ) : (
            <Typography color="text.secondary">{translate('billing.cards.none')}</Typography>
          )
        }
      </Answered>
      {adding ? <AddCard onClose={() => setAdding(false)} /> : null}
      {leaving ? (
        <Ask
          title={translate('billing.cards.removeNamed', { card: nameOf(leaving) })}
          yes={translate('billing.cards.remove')}
          danger
          onYes={() => remove(leaving.card_id)}
          onClose={() => setLeaving(undefined)}
        >
          <Typography>
            {translate(leaving.active ? 'billing.cards.removeActive' : 'billing.cards.removeText')}
          </Typography>
        </Ask>
      ) : null}
    </Section>
  );
}
