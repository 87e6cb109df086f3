import type { Figure } from './figure.ts';

const noReturns = 'change nothing';
const messages = 'server/tables/messages.ts';
const campaigns = 'server/campaigns/report/figures.ts';
const written = 'on which the message was written';

/** What was sent to customers, and what campaigns gave. */
const sent = {
  messages_sent: {
    name: 'Messages sent',
    unit: 'count',
    counts: 'messages that were handed over and of which nobody said since that they failed',
    day: written,
    returns: noReturns,
    from: messages,
    shown: {
      'message metrics': ['sent', 'allowance.used'],
      'campaign report': ['sent', 'messages', 'preview.messages'],
    },
  },
  messages_otherwise: {
    name: 'Messages delivered, failed, not sent, waiting',
    unit: 'count',
    counts: 'messages by what became of them so far; those of a channel are all of them',
    day: written,
    returns: noReturns,
    from: messages,
    shown: {
      'message metrics': ['delivered', 'failed', 'suppressed', 'queued', 'reasons.count'],
      'campaign report': ['delivered', 'suppressed', 'by_channel.failed', 'by_channel.messages'],
      'companies of the installation': ['messages_failed'],
    },
  },
  payments_failed: {
    name: 'Payments failed',
    unit: 'count',
    counts: 'billings of the installation to the company whose payment failed, and that are owed',
    day: 'now',
    returns: noReturns,
    from: 'server/reports/companies.ts',
    shown: { 'companies of the installation': ['payments_failed'] },
  },
  message_parts: {
    name: 'Parts',
    unit: 'count',
    counts:
      'parts of messages sent, as their text left: a part is 160 signs of GSM-7 or 70 units of UTF-16',
    day: written,
    returns: noReturns,
    from: messages,
    shown: { 'message metrics': ['parts'] },
  },
  messages_cost: {
    name: 'Cost of messages',
    unit: 'money',
    counts: 'what messages sent cost; fractions of a cent are rounded once they are added up',
    day: written,
    returns: noReturns,
    from: messages,
    shown: {
      'message metrics': ['cost'],
      'campaign report': ['messages_cost', 'by_channel.cost', 'preview.messages_cost'],
    },
  },
  campaign_participants: {
    name: 'People and times of a campaign',
    unit: 'count',
    counts: 'who got something, and how often; what failed and what was undone stands apart',
    day: 'on which they took part',
    returns: 'one whose receipt came back wholly is undone, but where its gift was used by then',
    from: 'server/tables/campaigns.ts',
    shown: {
      'campaign report': ['people', 'times', 'reached', 'failed', 'taken_back', 'unreachable'],
    },
  },
  campaign_given: {
    name: 'Points and gifts of a campaign',
    unit: 'count',
    counts: 'points it gave and did not take back, its gifts, and those of them that were redeemed',
    day: 'on which they took part; of gifts redeemed, of the redemption',
    returns: 'points of a receipt that came back wholly no longer count',
    from: campaigns,
    shown: { 'campaign report': ['points', 'gifts', 'claims', 'redeemed'] },
  },
  campaign_cost: {
    name: 'Cost of a campaign',
    unit: 'money',
    counts:
      'its points by what they were worth when they were given, its gifts, and the cost of its messages',
    day: 'on which they took part; of messages, on which they were written',
    returns: 'as for its points and gifts',
    from: campaigns,
    shown: { 'campaign report': ['total', 'cost', 'points_cost', 'gifts_cost'] },
  },
} satisfies Record<string, Figure>;

const subscribing = {
  from: 'server/billing/figures/figures.ts',
  returns: noReturns,
} as const;

/** What is earned with plans. */
const sold = {
  mrr: {
    ...subscribing,
    name: 'MRR',
    unit: 'money',
    counts:
      'what active and overdue subscribers pay a month by the price of their period, without VAT: a year is 12 months, 52 weeks or 365 days, rounded for each',
    day: 'now; of a month that is over, its end, by the billings that cover it',
    shown: { subscriptions: ['mrr'] },
  },
  arpa: {
    ...subscribing,
    name: 'ARPA',
    unit: 'money',
    counts: 'MRR by the subscribers that are counted in it',
    day: 'now',
    shown: { subscriptions: ['arpa'] },
  },
  subscribers: {
    ...subscribing,
    name: 'Subscribers',
    unit: 'count',
    counts:
      'subscriptions in force: all but the inactive; of a month those at its beginning, and who came, cancelled and ended',
    day: 'now, or of the month',
    shown: { subscriptions: ['subscribers', 'new', 'cancelled', 'ended'] },
  },
  churn: {
    ...subscribing,
    name: 'Churn',
    unit: 'percent',
    counts: 'of the subscribers at the beginning of a month, those who ended in it',
    day: 'of the month',
    shown: { subscriptions: ['churn'] },
  },
  billed: {
    ...subscribing,
    name: 'Billed, paid, refunded, owed',
    unit: 'money',
    counts: 'billings with VAT, without those that were cancelled since',
    day: 'of the billing, the payment and the refund; of what is owed, now',
    shown: { subscriptions: ['billed', 'paid', 'refunded', 'owed.amount', 'owed.billings'] },
  },
} satisfies Record<string, Figure>;

/** The figures of messages, campaigns and plans. */
export const sendingFigures = { ...sent, ...sold };
