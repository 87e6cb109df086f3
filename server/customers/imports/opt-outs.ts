import { consentChannels } from '../../../contract/messages/consents.ts';
import { closedOn } from '../../messages/opt-outs/opt-outs.ts';
import type { Reason } from '../../tables/customer-imports.ts';
import type { Around, Known } from './decide.ts';
import type { CustomerRow } from './read-row.ts';

interface Person {
  values: CustomerRow;
  known: Known | undefined;
}

/** The day on which somebody took a consent back, or closed the address that it is for. */
function dayOff(channel: string, { values, known }: Person, { optOuts, suppressed }: Around) {
  const own = known && optOuts.get(known.user_account_id)?.get(channel);
  return own ?? closedOn(suppressed, channel, values);
}

/**
 * Takes out of a row the consents that the customer took back: a file never turns them on again. Answers
 * which these are, each with its day.
 */
export function stayOff(
  person: Person,
  around: Around,
  mapping: readonly (string | null)[],
): Reason[] {
  const { values, known } = person;
  const off = consentChannels.flatMap((channel) => {
    const day = dayOff(channel, person, around);
    return day === undefined ? [] : [{ channel, day }];
  });
  const reasonOf = (field: string, day: string): Reason => ({
    column: mapping.indexOf(field),
    name: 'optedOut',
    args: { day },
  });
  const reasons: Reason[] = [];
  for (const { channel, day } of off) {
    if (!values[channel]) continue;
    delete values[channel];
    reasons.push(reasonOf(channel, day));
  }
  const [first] = off;
  if (!first || !values.marketing || known?.marketing) return reasons;
  delete values.marketing;
  return [...reasons, reasonOf('marketing', first.day)];
}
