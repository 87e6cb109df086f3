import { z } from 'zod';
import { printable } from '../engine/characters.ts';
import { endpoint } from '../engine/endpoint.ts';
import { entity } from '../engine/entity.ts';
import {
  choice,
  choices,
  computedText,
  type Field,
  flag,
  integer,
  moment,
  optional,
  readOnly,
  ref,
  refs,
} from '../engine/fields.ts';
import { text } from '../engine/text-fields.ts';
import { eventNames } from './event-names.ts';
import { outcomes } from './webhook-logs.ts';

/** Where of an answer is looked: its status, one of its headers, or a place in its JSON. */
export const answerSources = ['status', 'header', 'body'] as const;
/** How what is found there is held against a value; `like` takes `*` for any letters and `?` for one. */
export const answerTests = ['is', 'like', 'below', 'above', 'there', 'missing'] as const;
/** What needs no value. */
export const bareTests: readonly string[] = ['there', 'missing'];

const mostRows = 20;
const mostTaken = 10;
/** A place in JSON: `$.data.items[0].id`; the `$.` may be left out. */
const jsonPath = /^(\$\.?)?([\w-]+|\[\d{1,4}\])(\.[\w-]+|\[\d{1,4}\]){0,20}$/;
const headerName = /^[\w-]{1,60}$/;
const place = z.string().trim().max(200).regex(printable).default('');

const isPlace = (source: (typeof answerSources)[number], name: string) => {
  if (source === 'status') return name === '';
  return (source === 'header' ? headerName : jsonPath).test(name);
};

/** Applies where what is found passes the test; the first that does decides. */
const row = z
  .object({
    source: z.enum(answerSources),
    place,
    test: z.enum(answerTests),
    value: z.string().trim().max(200).regex(printable).default(''),
    outcome: z.enum(outcomes),
  })
  .refine(({ source, place: name }) => isPlace(source, name), {
    path: ['place'],
    params: { rule: 'no_place' },
  })
  .refine(({ test, value }) => bareTests.includes(test) || value !== '', {
    path: ['value'],
    params: { rule: 'both_days' },
  })
  .meta({
    examples: [{ source: 'body', place: '$.ok', test: 'is', value: 'true', outcome: 'accepted' }],
  });
export type MapperRow = z.output<typeof row>;

/** What is taken out of an answer that was accepted, into an attribute of the customer it is about. */
const taken = z
  .object({
    source: z.enum(['header', 'body']),
    place,
    user_account_attribute_definition_id: z.int().positive(),
  })
  .refine(({ source, place: name }) => isPlace(source, name), {
    path: ['place'],
    params: { rule: 'no_place' },
  })
  .meta({ examples: [{ source: 'body', place: '$.id', user_account_attribute_definition_id: 1 }] });
export type TakenValue = z.output<typeof taken>;

const listOf = <T>(rule: z.ZodType<T>, most: number) => {
  const value: z.ZodType<T[]> = z.array(rule).max(most);
  return { kind: 'facts', value, read: value, default: [] as T[] } as const satisfies Field<
    T[],
    T[]
  >;
};

/** What a company makes of answers that say otherwise than by their status whether something was taken. */
export const responseMappers = entity({
  name: 'response-mappers',
  id: 'mapper_id',
  path: '/companies/{storeId}/events/response-mappers',
  screen: 'developers/response-mappers',
  tag: 'developers',
  audited: 'response_mappers',
  permission: {
    read: 'developers.webhooks_responses.read',
    create: 'developers.webhooks_responses.create',
    update: 'developers.webhooks_responses.update',
    delete: 'developers.webhooks_responses.delete',
  },
  fields: {
    name: text(80),
    /** Of which webhooks; of all where none is named. */
    webhook_ids: refs('webhooks'),
    /** Of which events; of all where none is named. */
    events: choices(eventNames),
    active: flag(true),
    rows: listOf(row, mostRows),
    values: listOf(taken, mostTaken),
    /** Who changed it last: what it takes is written as far as they may write to customers. */
    vouched_by: computedText(),
    created_at: readOnly(moment()),
    updated_at: readOnly(moment()),
  },
  filters: ['q', 'active'],
  searched: ['name'],
  sorts: ['name', 'created_at', 'updated_at'],
  extensions: ['delete'],
});
export type ResponseMapper = z.infer<typeof responseMappers.read>;

/** What was answered, and what was made of it. */
export const webhookResponses = entity({
  name: 'webhook-responses',
  id: 'store_event_log_id',
  path: '/companies/{storeId}/events/responses',
  screen: 'developers/webhook-responses',
  collection: 'responses',
  tag: 'developers',
  audited: false,
  permission: { read: 'developers.webhooks_responses.read' },
  fields: {
    attempted_at: readOnly(moment()),
    webhook_id: readOnly(ref('webhooks')),
    event: readOnly(choice(eventNames)),
    status: readOnly(integer(100, 999)),
    /** How it begins. */
    answer: computedText(),
    outcome: readOnly(choice(outcomes)),
    /** Whose rows decided; nothing where its status alone did. */
    mapper_id: readOnly(optional(ref('response-mappers'))),
    /** How many values were taken out of it. */
    taken: { ...readOnly(integer(0, mostTaken)), computed: true } as const,
  },
  filters: ['webhook_id', 'event', 'outcome', 'mapper_id', 'attempted_at'],
  sorts: ['-attempted_at', 'status'],
  operations: ['list'],
});

const answer = z.object({
  status: z.int().min(100).max(999),
  headers: z.record(z.string().max(60), z.string().max(500)).default({}),
  body: z.string().max(65_536).default(''),
});

/** How many of the last answers a mapper is tried on. */
export const triedAnswers = 10;

export const tryMapper = endpoint({
  method: 'POST',
  path: `${responseMappers.path}/try`,
  access: 'developers.webhooks_responses.read',
  tag: 'developers',
  extension: true,
  summary: `what rows would make of the last ${triedAnswers} answers, or of one that is given; writes nothing`,
  body: z.object({
    webhook_ids: z.array(z.int().positive()).max(100).default([]),
    rows: z.array(row).max(mostRows).default([]),
    values: z.array(taken).max(mostTaken).default([]),
    answer: answer.optional(),
  }),
  reply: z.object({
    answers: z.array(
      z.object({
        store_event_log_id: z.int().nullable(),
        status: z.int(),
        body: z.string(),
        outcome: z.enum(outcomes),
        /** Which of the rows decided, from 0; nothing where the status did. */
        row: z.int().nullable(),
        /** What would be taken, by the attribute it goes to. */
        taken: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
      }),
    ),
  }),
});
export type TriedAnswer = z.output<typeof tryMapper.reply>['answers'][number];

export const mapperCalls = [tryMapper];
