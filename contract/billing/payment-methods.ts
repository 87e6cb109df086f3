import { z } from 'zod';
import { changesOf, endpoint, nothing } from '../engine/endpoint.ts';
import { entity } from '../engine/entity.ts';
import { type Field, flag, moment, readOnly, ref } from '../engine/fields.ts';
import type { Localized } from '../engine/languages.ts';
import { localizedAny } from '../engine/localized-fields.ts';
import { isIban } from './payment-code.ts';

const path = '/companies/{storeId}/subscriptions';
const tag = 'subscriptions';

export const systemPaymentMethodIds = { card: 1, transfer: 2, code: 3, cash: 4 } as const;

interface Credential {
  readonly field: string;
  /** Never read back: its last four characters tell which it is. */
  readonly secret: boolean;
  readonly pattern: RegExp;
  /** What it has to be besides, such as its check digits. */
  readonly holds?: (value: string) => boolean;
}
const words = /^[^\p{Cc}]{1,120}$/u;
const credential = (field: string, pattern: RegExp, secret = false): Credential => ({
  field,
  pattern,
  secret,
});

interface SystemMethod {
  readonly system_payment_method_id: number;
  readonly name: Localized;
  readonly category: number;
  readonly credentials: readonly Credential[];
  /** They work together alone: all of them, or none. */
  readonly together?: boolean;
}

/** The ways in which sellers may be paid; what buyers have to know is not secret. */
export const systemMethods: readonly SystemMethod[] = [
  {
    system_payment_method_id: systemPaymentMethodIds.card,
    name: { el: 'Κάρτα', en: 'Card', it: 'Carta' },
    category: 1,
    credentials: [
      credential('public_key', /^pk_(test|live)_\w{10,200}$/),
      credential('secret_key', /^(sk|rk)_(test|live)_\w{10,200}$/, true),
      credential('webhook_secret', /^whsec_[\w+/=]{10,200}$/, true),
    ],
    together: true,
  },
  {
    system_payment_method_id: systemPaymentMethodIds.transfer,
    name: { el: 'Τραπεζική μεταφορά', en: 'Bank transfer', it: 'Bonifico bancario' },
    category: 2,
    credentials: [
      { ...credential('iban', /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/), holds: isIban },
      credential('beneficiary', words),
      credential('bank', words),
    ],
  },
  {
    system_payment_method_id: systemPaymentMethodIds.code,
    name: { el: 'Κωδικός πληρωμής', en: 'Payment code', it: 'Codice di pagamento' },
    category: 2,
    credentials: [credential('where', words)],
  },
  {
    system_payment_method_id: systemPaymentMethodIds.cash,
    name: { el: 'Μετρητά', en: 'Cash', it: 'Contanti' },
    category: 3,
    credentials: [],
  },
];

export const methodCategories: Readonly<Record<number, Localized>> = {
  1: { el: 'Αμέσως', en: 'At once', it: 'Subito' },
  2: { el: 'Μέσω τράπεζας', en: 'Through a bank', it: 'Tramite banca' },
  3: { el: 'Από κοντά', en: 'In person', it: 'Di persona' },
};

/** One that is left out stays as it is, and so does a secret that is sent as it was read; an empty one goes. */
const credentials = {
  kind: 'facts',
  value: z.record(z.string().max(40), z.string().trim().max(300).nullable()),
  read: z.record(z.string(), z.string()),
  default: {} as Record<string, string | null>,
} as const satisfies Field<Record<string, string>, Record<string, string | null>>;

const shown = {
  system_payment_method_id: {
    ...ref('system-payment-methods'),
    value: z.int().min(1).max(systemMethods.length),
  },
  name: localizedAny(80),
  category: { ...readOnly(localizedAny(80)), computed: true },
  /** Of secrets their last four characters. */
  credentials,
  /** Of a seller: some plan names it. Of a buyer: it is how they pay. */
  selected: { ...readOnly(flag(false)), computed: true },
  /** No real money moves. */
  is_test: { ...readOnly(flag(false)), computed: true },
  updated_at: readOnly(moment()),
} as const;

/** The ways in which a seller is paid; their calls are declared by hand below. */
export const storePaymentMethods = entity({
  name: 'store-payment-methods',
  id: 'store_payment_method_id',
  path: `${path}/payment-methods`,
  screen: 'subscriptions/payment-methods',
  tag,
  audited: 'store_payment_methods',
  permission: {
    read: 'subscriptions.store_payment_methods.read',
    create: 'subscriptions.store_payment_methods.create',
    update: 'subscriptions.store_payment_methods.update',
    delete: 'subscriptions.store_payment_methods.delete',
  },
  fields: shown,
  filters: [],
  sorts: ['system_payment_method_id', 'updated_at'],
  operations: [],
});

/** A way to pay as it is shown. */
export const paymentMethod = storePaymentMethods.read;
export type PaymentMethod = z.output<typeof paymentMethod>;

export const systemPaymentMethods = endpoint({
  method: 'GET',
  path: `${path}/system-payment-methods`,
  access: 'subscriptions.store_payment_methods.read',
  tag,
  summary: 'the ways in which one may be paid, and what each wants to know',
  reply: z.object({
    system_payment_methods: z.array(
      z.object({
        system_payment_method_id: z.int(),
        name: localizedAny(80).read,
        category: localizedAny(80).read,
        credentials: z.array(z.object({ field: z.string(), secret: z.boolean() })),
      }),
    ),
  }),
});
export const listPaymentMethods = endpoint({
  method: 'GET',
  path: `${path}/payment-methods`,
  access: 'subscriptions.store_payment_methods.read',
  tag,
  summary: 'how the company is paid by its subscribers',
  reply: z.object({ store_payment_methods: z.array(paymentMethod) }),
});
export const readPaymentMethod = endpoint({
  method: 'GET',
  path: `${path}/payment-methods/{id}`,
  access: 'subscriptions.store_payment_methods.read',
  tag,
  summary: 'a way to be paid; of secrets only the last four characters',
  reply: paymentMethod,
});
export const createPaymentMethod = endpoint({
  method: 'POST',
  path: `${path}/payment-method`,
  access: 'subscriptions.store_payment_methods.create',
  tag,
  status: 201,
  summary: 'add a way to be paid; a card without keys is taken by the test provider',
  body: storePaymentMethods.write,
  reply: paymentMethod,
});
export const updatePaymentMethod = endpoint({
  method: 'PUT',
  path: `${path}/payment-methods/{id}`,
  access: 'subscriptions.store_payment_methods.update',
  tag,
  summary: 'rename a way to be paid, or change what it knows',
  body: z.object({
    ...changesOf({ name: shown.name.value, credentials: credentials.value }),
    updated_at: z.iso.datetime().optional(),
  }),
  reply: paymentMethod,
});
export const deletePaymentMethod = endpoint({
  method: 'DELETE',
  path: `${path}/payment-methods/{id}`,
  access: 'subscriptions.store_payment_methods.delete',
  retires: 'store_payment_methods',
  tag,
  summary: 'offer it no more; not while somebody pays by it',
  reply: nothing,
});

/** What panels do with the ways to be paid. */
export const paymentMethodOperations = {
  list: listPaymentMethods,
  read: readPaymentMethod,
  create: createPaymentMethod,
  update: updatePaymentMethod,
  delete: deletePaymentMethod,
};

/** What all billings of a seller have in common. */
const sellerSettings = z.object({
  /** In percent. */
  vat_rate: z.number().min(0).max(100).multipleOf(0.01),
  /** For how many days a new subscription works before it is paid. */
  grace_days: z.int().min(0).max(90),
});
export const readSellerSettings = endpoint({
  method: 'GET',
  path: `${path}/seller-settings`,
  access: 'subscriptions.plans.read',
  tag,
  extension: true,
  summary: 'the tax of billings, and the days of grace before the first is paid',
  reply: sellerSettings,
});
export const changeSellerSettings = endpoint({
  method: 'PUT',
  path: `${path}/seller-settings`,
  access: 'subscriptions.plans.update',
  tag,
  extension: true,
  summary: 'change them for what is billed from now on',
  body: sellerSettings.partial(),
  reply: sellerSettings,
});

export const paymentMethodCalls = [
  readSellerSettings,
  changeSellerSettings,
  systemPaymentMethods,
  ...Object.values(paymentMethodOperations),
];
