import type { VariableValues } from '../../../contract/messages/variables.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { Job } from '../../jobs/run.ts';
import type { SentOffer } from '../../tables/messages.ts';
import { tellCustomers } from '../tell.ts';

/** The kind of job that tells many people something. */
export const sending = 'message-send';
/** So many are told in one transaction. */
const pieceSize = 500;

interface Send {
  offer: SentOffer;
  purpose: 'service' | 'campaign';
  campaign_id: number | null;
  cancelled_at: Date | null;
}
interface Person {
  user_account_id: number;
  participant_id: number | null;
  values: VariableValues;
}

// Whoever cancels waits for the piece under way, and the next one sees it.
const read = {
  name: 'read-send',
  text: 'select offer, purpose, campaign_id, cancelled_at from message_sends where company_id = $1 and send_id = $2 for share',
};
const next = {
  name: 'next-people-of-send',
  text: `delete from message_send_people where company_id = $1 and send_id = $2 and place > $3 and place <= $4
    returning user_account_id, participant_id, values`,
};
const drop = {
  name: 'drop-people-of-send',
  text: 'delete from message_send_people where company_id = $1 and send_id = $2',
};

/** Tells the next of them; a person is told once, wherever it was interrupted. */
export async function sendPiece(client: Queryable, job: Job): Promise<number> {
  const { company_id: companyId, subject_id: sendId, done, total } = job;
  const { rows } = await client.query<Send>({ ...read, values: [companyId, sendId] });
  const send = rows[0];
  if (!send || send.cancelled_at) {
    await client.query({ ...drop, values: [companyId, sendId] });
    return total;
  }
  const until = Math.min(total, done + pieceSize);
  const values = [companyId, sendId, done, until];
  const { rows: people } = await client.query<Person>({ ...next, values });
  const { offer, purpose, campaign_id: campaignId } = send;
  await tellCustomers(
    client,
    { companyId, offer, purpose, campaignId, sendId },
    people.map(({ user_account_id: accountId, participant_id: participantId, values: own }) => ({
      accountId,
      participantId,
      values: own,
      occasion: `send:${sendId}:${accountId}`,
    })),
  );
  return until;
}
