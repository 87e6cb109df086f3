import { z } from 'zod';
import { endpoint } from '../engine/endpoint.ts';
import { entity } from '../engine/entity.ts';
import { choice, computed, moment, optional, readOnly, ref } from '../engine/fields.ts';
import { properName } from '../engine/names.ts';
import { email, mobile, paragraph, phone, text } from '../engine/text-fields.ts';
import { genders } from '../people/genders.ts';

/** The suppliers of a company, each with the person who signs in for it. */
export const managedSuppliers = entity({
  name: 'managed-suppliers',
  id: 'store_id',
  path: '/companies/{storeId}/suppliers',
  screen: 'supplier-management',
  collection: 'suppliers',
  tag: 'suppliers',
  audited: 'stores',
  retired: 'suppliers',
  permission: {
    read: 'suppliers.read',
    create: 'suppliers.create',
    delete: 'suppliers.delete',
  },
  fields: {
    supplier_name: properName(120),
    supplier_primary_phone: optional(phone()),
    /** Where its orders are told. */
    supplier_email_1: optional(email()),
    supplier_email_2: optional(email()),
    supplier_country_id: ref('countries'),
    /** Who signs in for it; a mobile that is known joins under its own name. */
    user_full_name: properName(120),
    user_mobile: mobile(),
    user_country_id: ref('countries'),
    user_email_1: optional(email()),
    user_email_2: optional(email()),
    user_gender: optional(choice(genders)),
    gifts_count: computed(),
    /** Orders that are not delivered and invoiced yet. */
    open_orders: computed(),
    created_at: readOnly(moment()),
  },
  filters: ['q'],
  sorts: ['supplier_name', 'created_at'],
  operations: ['list', 'create', 'delete'],
});

const written = <S extends z.ZodType>(rule: S) =>
  z.preprocess((sent) => (sent === '' || sent === undefined ? null : sent), rule.nullable());

const message = {
  subject: written(text(150).value),
  content: written(paragraph(4000).value),
} as const;

/** What may stand in the message, in braces. */
export const messagePlaceholders = ['gift', 'store', 'order'] as const;

const notificationMessage = z
  .object({
    subject: z.string().nullable(),
    content: z.string().nullable(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'SupplierNotificationMessage' });
export type NotificationMessage = z.infer<typeof notificationMessage>;

const path = '/companies/{storeId}/suppliers/notification/message';

export const readNotificationMessage = endpoint({
  method: 'GET',
  path,
  access: 'customers.notification_message.read',
  tag: 'suppliers',
  summary: 'what suppliers are mailed when a gift of theirs is ordered; empty where they are not',
  reply: notificationMessage,
});

/** Both or neither: a mail has a subject and says something. */
export const changeNotificationMessage = endpoint({
  method: 'PUT',
  path,
  access: 'customers.notification_message.update',
  tag: 'suppliers',
  summary: 'change that message: {gift}, {store}, {order}; without one nothing is sent',
  body: z
    .object({ ...message, updated_at: z.iso.datetime().optional() })
    .superRefine(({ subject, content }, context) => {
      if (Boolean(subject) === Boolean(content)) return;
      const missing = subject ? 'content' : 'subject';
      context.addIssue({
        code: 'invalid_type',
        expected: 'string',
        path: [missing],
        input: undefined,
      });
    }),
  reply: notificationMessage,
});

export const companySupplierCalls = [readNotificationMessage, changeNotificationMessage];
