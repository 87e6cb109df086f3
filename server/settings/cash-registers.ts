import { cashRegisters } from '../../contract/cash-registers.ts';
import type { Entity } from '../../contract/entity.ts';
import { crud } from '../crud.ts';
import type { Api } from '../http/serve.ts';
import { rowsOf } from '../rows.ts';
import { cashRegistersTable } from './tables.ts';

const registerRows = rowsOf(cashRegisters as Entity, cashRegistersTable);

/** The tills of a store. */
export const mountCashRegisters = (api: Api) => crud(api, cashRegisters as Entity, registerRows);
