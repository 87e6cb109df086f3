import { claimProofsTable } from '../coupons.ts';
import {
  messagesTable,
  pushSubscriptionsTable,
  sendPeopleTable,
  suppressionsTable,
} from '../messages.ts';
import { attemptsTable } from '../people.ts';
import { deleted, personalColumns, stored } from './declare.ts';

/** What customers are sent, and where they are reached. */
export const ofMessages = [
  personalColumns(
    messagesTable,
    {
      ...{ recipient: deleted, subject: deleted, body: deleted, content: deleted },
      ...{ fallback: deleted, sealed_code: deleted },
    },
    {
      rows: 'company_id = $1 and (recipient = any($3::text[]) or user_account_id = any($2::bigint[]))',
      impersonal: [
        ...(['channel', 'state', 'reason', 'purpose', 'occasion', 'provider_id'] as const),
        ...(['idempotency_key', 'joined_to'] as const),
      ],
    },
  ),
  personalColumns(sendPeopleTable, { values: deleted }),
  personalColumns(
    suppressionsTable,
    { address: deleted },
    { rows: 'company_id = $1 and address = any($3::text[])', impersonal: ['channel', 'reason'] },
  ),
  personalColumns(
    pushSubscriptionsTable,
    { endpoint: deleted, p256dh: deleted, auth: deleted, page: deleted },
    { impersonal: ['language'] },
  ),
  personalColumns(
    claimProofsTable,
    { mobile: deleted },
    { rows: 'company_id = $1 and mobile = any($3::text[])', impersonal: ['code_hash'] },
  ),
  personalColumns(attemptsTable, {
    subject: stored('requests for a code are counted by mobile for a quarter of an hour', 1),
  }),
];
