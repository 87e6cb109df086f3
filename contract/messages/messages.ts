import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { entity } from '../engine/entity.ts';
import {
  choice,
  computedText,
  flag,
  moment,
  money,
  optional,
  readOnly,
  ref,
} from '../engine/fields.ts';
import { paragraph, text } from '../engine/text-fields.ts';
import { messageReasons, messageStates, offerChannels } from './channels.ts';

/** What the product sent or waits to send; codes in it are masked. */
export const messages = entity({
  name: 'messages',
  id: 'message_id',
  path: '/companies/{storeId}/messages',
  tag: 'messages',
  audited: false,
  permission: { read: 'messages.read' },
  fields: {
    channel: readOnly(choice(offerChannels)),
    recipient: readOnly(text(254)),
    subject: readOnly(optional(text(200))),
    body: readOnly(paragraph(2000)),
    state: readOnly(choice(messageStates)),
    reason: readOnly(optional(choice(messageReasons))),
    /** What the gateway takes for it, by the prices in the company's settings. */
    cost: { ...readOnly(optional(money())), computed: true } as const,
    /** Whether it waits with a code that a super admin may look at, as no gateway sends it. */
    has_code: { ...readOnly(flag(false)), computed: true } as const,
    /** Whom it tells something, where that is a customer. */
    user_account_id: readOnly(optional(ref('customers'))),
    customer: { ...readOnly(optional(computedText())), computed: true } as const,
    /** The campaign that says it. */
    campaign_id: readOnly(optional(ref('campaigns'))),
    sent_at: readOnly(optional(moment())),
    created_at: readOnly(moment()),
  },
  filters: ['q', 'state', 'channel', 'reason', 'user_account_id', 'campaign_id', 'created_at'],
  searched: ['recipient', 'subject'],
  sorts: ['-created_at'],
  operations: ['list', 'read'],
  extensions: ['list', 'read'],
});

/** Own proof, so that nobody who only finds a panel open reads the codes of others. */
const proof = z
  .object({
    password: z.string().min(1).max(200).optional(),
    code: z.string().trim().max(20).optional().describe('Of the authenticator app.'),
  })
  .refine(({ password, code }) => password || code, {
    path: ['password'],
    params: { rule: 'both_days' },
  });

export const showMessageCode = endpoint({
  method: 'POST',
  path: `${messages.path}/{id}/code`,
  access: 'messages.read',
  tag: 'messages',
  extension: true,
  summary:
    'the code of a message that no gateway sends, for a super admin who proves who they are; each look is audited',
  example: { password: 'own password' },
  body: proof,
  reply: z.object({ verification_code: z.string() }),
});

const sentAgain = z.object({ sent_again: z.int() });

export const sendMessageAgain = endpoint({
  method: 'POST',
  path: `${messages.path}/{id}/send-again`,
  access: 'messages.update',
  tag: 'messages',
  extension: true,
  summary: 'send a message that failed once more; 0 where it is none that can be',
  reply: sentAgain,
});

const howMany = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

export const countMessagesAgain = endpoint({
  method: 'GET',
  path: `${messages.path}/send-again`,
  access: 'messages.update',
  tag: 'messages',
  extension: true,
  summary: 'how many messages of a list would be sent once more',
  query: messages.query,
  reply: z.object({ count: howMany }),
});

export const sendMessagesAgain = endpoint({
  method: 'POST',
  path: `${messages.path}/send-again`,
  access: 'messages.update',
  tag: 'messages',
  extension: true,
  summary:
    'send those messages of a list that failed once more, such as those of a campaign; codes and what its next channel told are left out',
  query: messages.query,
  example: { count: 214 },
  body: z.strictObject({
    count: howMany.describe(
      'As it was counted: where there are more or fewer by now none is sent, and `details` has how many there are.',
    ),
  }),
  reply: sentAgain,
});

export const waitingMessages = endpoint({
  method: 'GET',
  path: '/installation/messages',
  access: 'super-admin',
  tag: 'installation',
  extension: true,
  summary:
    'how many messages of all companies wait for a gateway, since when, and how many failed as none was there',
  reply: z.object({
    /** Those that could leave and have not. */
    waiting: z.int(),
    /** When the oldest of them was written. */
    since: z.iso.datetime().nullable(),
    /** Those of the last seven days that became pointless meanwhile. */
    unreachable: z.int(),
  }),
});
export type WaitingMessages = z.infer<(typeof waitingMessages)['reply']>;

/** The calls of the outbox beside its list. */
export const messageCalls = [
  showMessageCode,
  sendMessageAgain,
  countMessagesAgain,
  sendMessagesAgain,
  waitingMessages,
];
