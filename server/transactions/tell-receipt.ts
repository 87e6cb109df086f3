import { balanceOf, withBalance } from '../campaigns/tell-given.ts';
import type { Queryable } from '../db/transaction.ts';
import type { tellingOf } from '../ledger/telling.ts';
import { joined, joinedTo, withOther } from '../messages/joining/joined.ts';
import { type Letter, writeWithinDay } from '../messages/tell.ts';

interface Receipt {
  readonly companyId: number;
  readonly accountId: number;
  readonly transactionId: number;
}
type Own = NonNullable<ReturnType<typeof tellingOf>>;

const rewrite = {
  name: 'rewrite-message-of-receipt',
  text: `update messages set body = $3, subject = $4, content = $5, fallback = $6, user_account_id = $7
    where company_id = $1 and occasion = $2 and step = 0`,
};

const withBalanceOfOwn = (body: string, balance: number) =>
  body
    .replaceAll('{balance}', String(balance))
    .replaceAll('{balance,}', String(balance).replace('.', ','));

/** The receipt's own message as a letter, to which those of campaigns are joined. */
const letterOf = (
  { accountId, transactionId }: Receipt,
  { channel, recipient, body, language }: Own,
  balance: number,
): Letter => ({
  ...{ channel, recipient, accountId, subject: null, body: withBalanceOfOwn(body, balance) },
  content: { language },
  ...{ state: 'queued', reason: null, step: 0, fallback: [] },
  occasion: `receipt ${transactionId}`,
  ...{ participantId: null, campaignId: null, joinedTo: null },
});

/** The receipt's own message with what it can say for campaigns, and their letters: joined to it, or left. */
function joinedToOwn(own: Letter, letters: readonly Letter[]) {
  let head = own;
  const rest = letters.map((letter) => {
    const whole = withOther(head, letter);
    head = whole ?? head;
    return whole ? joinedTo(letter, own.occasion) : letter;
  });
  return { head, rest, isOne: head !== own };
}

/** What a message of a receipt says for campaigns has their way out. */
const advertising = <W extends Pick<Letter, 'content'>>(way: W): W => ({
  ...way,
  content: { ...way.content, advertises: true },
});

async function rewriteOwn(client: Queryable, receipt: Receipt, head: Letter, isOne: boolean) {
  const { companyId, accountId } = receipt;
  const { body, subject, content, fallback, occasion } = isOne ? advertising(head) : head;
  const ways = JSON.stringify(fallback?.map(advertising) ?? []);
  const whose = isOne ? [JSON.stringify(content), ways, accountId] : [null, null, null];
  await client.query({ ...rewrite, values: [companyId, occasion, body, subject, ...whose] });
}

/**
 * One message of a receipt, within its transaction and after all that it gave: what campaigns say is joined to the
 * receipt's own message where both leave by the same channel, and else to one another. Each states the last balance.
 */
export async function tellOfReceipt(
  client: Queryable,
  receipt: Receipt,
  own: Own | null,
  letters: readonly Letter[],
): Promise<void> {
  if (!own && !letters.length) return;
  const balance = await balanceOf(client, receipt);
  const filled = withBalance(letters, balance);
  const { companyId } = receipt;
  if (!own) {
    await writeWithinDay(client, { companyId, purpose: 'campaign' }, joined(filled));
    return;
  }
  const { head, rest, isOne } = joinedToOwn(letterOf(receipt, own, balance), filled);
  await rewriteOwn(client, receipt, head, isOne);
  await writeWithinDay(client, { companyId, purpose: 'campaign' }, joined(rest));
}
