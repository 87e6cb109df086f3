import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Stripe from 'stripe';

type Fields = Record<string, string>;
type Answer = { status: number; body: unknown };
type Intent = Partial<Stripe.PaymentIntent> & {
  id: string;
  latest_charge: { amount_refunded: number; disputed: boolean };
  /** The key of the account that it was made at. */
  madeBy: string;
};

/** What a card does, by the token it came as. */
const outcomes: Record<string, 'succeeded' | 'declined' | 'authentication_required'> = {
  pm_card_visa: 'succeeded',
  pm_card_declined: 'declined',
  pm_card_authenticate: 'authentication_required',
};

async function bodyOf(request: IncomingMessage): Promise<Fields> {
  let text = '';
  for await (const piece of request) text += piece;
  return Object.fromEntries(new URLSearchParams(text));
}

/** A server that answers the calls of Stripe's API that are made here, as its documents say. */
export class FakeStripe {
  readonly intents = new Map<string, Intent>();
  /** Every call that was answered anew, and not from its key. */
  readonly calls: string[] = [];
  private readonly byKey = new Map<string, Answer>();
  private readonly methods = new Map<string, string>();
  private readonly server: Server;
  /** Keys that are good no more. */
  readonly revoked = new Set<string>();
  /** Whether it does not answer any more. */
  down = false;
  private serial = 0;

  constructor() {
    this.server = createServer(async (request, response) => {
      const fields = await bodyOf(request);
      if (this.down) {
        response.destroy();
        return;
      }
      const { status, body } = this.once(request, fields);
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' });
      response.end(JSON.stringify(body));
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close() {
    this.server.closeAllConnections();
    return new Promise((done) => this.server.close(done));
  }

  /** The same key is answered the same. */
  private once(request: IncomingMessage, fields: Fields): Answer {
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' ? this.byKey.get(key) : undefined;
    if (known) return known;
    const path = new URL(request.url ?? '', 'http://stripe').pathname.replace('/v1/', '');
    this.calls.push(`${request.method} ${path}`);
    const secret = request.headers.authorization?.replace('Bearer ', '') ?? '';
    if (this.revoked.has(secret))
      return failed(401, { type: 'invalid_request_error', message: 'Invalid API Key' });
    const answer = this.answer(request.method ?? 'GET', path, fields, secret);
    if (typeof key === 'string' && request.method === 'POST') this.byKey.set(key, answer);
    return answer;
  }

  private next(prefix: string) {
    this.serial += 1;
    return `${prefix}_${this.serial}`;
  }

  private answer(method: string, path: string, fields: Fields, secret: string): Answer {
    const [kind, id = '', action] = path.split('/');
    if (kind === 'customers') return ok({ object: 'customer', id: this.next('cus') });
    if (kind === 'setup_intents')
      return ok({ object: 'setup_intent', id: 'seti_1', client_secret: 'seti_1_secret' });
    if (kind === 'payment_methods') return this.method(id, action);
    if (kind === 'refunds') return this.refund(fields, secret);
    if (kind === 'payment_intents' && method === 'POST' && !id) return this.charge(fields, secret);
    if (kind === 'payment_intents') return this.intent(id, secret, action);
    return failed(404, { type: 'invalid_request_error', message: 'No such call' });
  }

  private method(token: string, action?: string): Answer {
    if (action === 'detach') return ok({ object: 'payment_method', id: token });
    if (!outcomes[token])
      return failed(400, { type: 'invalid_request_error', message: 'No such PaymentMethod' });
    const id = this.next('pm');
    this.methods.set(id, token);
    const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 };
    return ok({ object: 'payment_method', id, card });
  }

  private charge(fields: Fields, madeBy: string): Answer {
    const outcome = outcomes[this.methods.get(fields.payment_method ?? '') ?? ''] ?? 'declined';
    const id = this.next('pi');
    const error = {
      type: 'card_error' as const,
      code: outcome === 'declined' ? 'card_declined' : outcome,
      message: 'The card said no',
    };
    const intent = {
      id,
      object: 'payment_intent',
      amount: Number(fields.amount),
      currency: fields.currency,
      status: outcome === 'succeeded' ? 'succeeded' : 'requires_payment_method',
      client_secret: `${id}_secret`,
      madeBy,
      metadata: {
        pistos_key: fields['metadata[pistos_key]'],
        pistos_installation: fields['metadata[pistos_installation]'],
      },
      last_payment_error: outcome === 'succeeded' ? null : error,
      latest_charge: { amount_refunded: 0, disputed: false },
    } as unknown as Intent;
    this.intents.set(id, intent);
    if (outcome === 'succeeded') return ok(intent);
    return failed(402, { ...error, payment_intent: intent });
  }

  private intent(id: string, secret: string, action?: string): Answer {
    const intent = this.intents.get(id);
    if (intent?.madeBy !== secret)
      return failed(404, { type: 'invalid_request_error', message: 'No such intent' });
    if (action === 'cancel' && intent.status === 'succeeded')
      return failed(400, { type: 'invalid_request_error', message: 'It has succeeded' });
    if (action === 'cancel') intent.status = 'canceled';
    return ok(intent);
  }

  private refund({ payment_intent: id = '', amount }: Fields, secret: string): Answer {
    const intent = this.intents.get(id);
    if (intent?.madeBy !== secret)
      return failed(404, { type: 'invalid_request_error', message: 'No such intent' });
    intent.latest_charge.amount_refunded += Number(amount);
    return ok({ object: 'refund', id: this.next('re') });
  }

  /** The owner of a card confirmed it with their bank. */
  confirm(id: string) {
    const intent = this.intents.get(id);
    if (intent) Object.assign(intent, { status: 'succeeded', last_payment_error: null });
  }
}

const ok = (body: unknown): Answer => ({ status: 200, body });
const failed = (status: number, error: unknown): Answer => ({ status, body: { error } });
