import { entity } from '../engine/entity.ts';
import { moment, readOnly } from '../engine/fields.ts';
import { text } from '../engine/text-fields.ts';

/** What identifies a till of a store. Its list stands under `data.data`, as the specification has it. */
export const cashRegisters = entity({
  name: 'cash-registers',
  id: 'cash_register_id',
  path: '/stores/{storeId}/cash-registers',
  screen: 'settings/cash-registers',
  tag: 'store-settings',
  audited: 'cash_registers',
  collection: 'data',
  permission: {
    read: 'settings.cash_registers.read',
    create: 'settings.cash_registers.create',
    update: 'settings.cash_registers.update',
    delete: 'settings.cash_registers.delete',
  },
  fields: {
    friendly_name: text(80),
    cash_register_code: text(40),
    created_at: readOnly(moment()),
    updated_at: readOnly(moment()),
  },
  filters: ['q'],
  searched: ['friendly_name', 'cash_register_code'],
  sorts: ['friendly_name', 'cash_register_code', 'created_at'],
  extensions: ['read'],
});
