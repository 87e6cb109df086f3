import pino from 'pino';
import {
  type CustomerImport,
  type checkImport,
  importCustomers,
  mapImport,
  readImport,
  rejectedRows,
  startImport,
  undoImport,
} from '../../../contract/customers/customer-imports.ts';
import { effectsOf, type ForeseenEffects } from '../../../contract/engine/effects.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import { undoing } from '../../../server/customers/imports/acting.ts';
import { importing, importPiece } from '../../../server/customers/imports/piece.ts';
import { undoPiece } from '../../../server/customers/imports/undo/piece.ts';
import { type Piece, runJobs } from '../../../server/jobs/run.ts';
import { call } from '../app.ts';
import { download } from './orders.ts';
import { addMember, type Person } from './people.ts';
import type { Till } from './till.ts';

/** Whoever imports customers into the company of a till. */
export class Importer {
  readonly till: Till;
  readonly admin: Person;

  constructor(till: Till, admin: Person) {
    this.till = till;
    this.admin = admin;
  }

  static of = async (till: Till) => new Importer(till, await addMember(till.app, till.company));

  at(id?: number) {
    const { companyId: storeId } = this.till.company;
    return { params: { storeId, ...(id ? { id } : {}) } as never, as: this.admin };
  }

  upload(content: string | Uint8Array, name = 'customers.csv') {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const file = { field: 'users', name, type: 'text/csv', bytes };
    return call(this.till.app, importCustomers, { ...this.at(), file });
  }

  async take(content: string | Uint8Array): Promise<CustomerImport> {
    return (await this.upload(content)).data;
  }

  map({ import_id, mapping, duplicates }: CustomerImport, own: object = {}) {
    const body = { mapping, duplicates, ...own };
    return call(this.till.app, mapImport, { ...this.at(import_id), body });
  }

  begin = (id: number, how: typeof startImport | typeof checkImport = startImport) =>
    call(this.till.app, how, { ...this.at(id), body: {} });

  async read(id: number, language: Language = 'en') {
    return (await call(this.till.app, readImport, { ...this.at(id), language })).data;
  }

  piece(): Piece {
    const { files, clock } = this.till.app;
    return importPiece(files, () => clock.now);
  }

  work = (piece: Piece = this.piece()) =>
    runJobs(
      this.till.app.database,
      { [importing]: piece, [undoing]: undoPiece(() => this.till.app.clock.now, 3) },
      pino({ level: 'silent' }),
    );

  /** Uploads, starts and finishes an import; answers what came of it. */
  async import(content: string | Uint8Array, own: object = {}) {
    const taken = await this.take(content);
    await this.map(taken, own);
    await this.begin(taken.import_id);
    await this.work();
    return this.read(taken.import_id);
  }

  /** How many customers undoing would remove, set back and leave, by effect. */
  async foreseeUndo(id: number) {
    const { data } = await call(this.till.app, effectsOf(undoImport), { ...this.at(id), body: {} });
    const { effects } = data as ForeseenEffects;
    return Object.fromEntries(effects.map(({ effect, count }) => [effect, count]));
  }

  undo = (id: number) => call(this.till.app, undoImport, { ...this.at(id), body: {} });

  /** Undoes an import to its end; answers what came of it. */
  async undone(id: number) {
    await this.undo(id);
    await this.work();
    return this.read(id);
  }

  async rejected(id: number) {
    const params = { storeId: this.till.company.companyId, id };
    const { bytes } = await download(this.till.app, rejectedRows, params, this.admin);
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).trimEnd().split('\r\n');
  }
}
