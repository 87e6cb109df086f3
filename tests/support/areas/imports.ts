import pino from 'pino';
import {
  type CustomerImport,
  type checkImport,
  importCustomers,
  mapImport,
  readImport,
  rejectedRows,
  startImport,
} from '../../../contract/customers/customer-imports.ts';
import type { Language } from '../../../contract/engine/languages.ts';
import { importing, importPiece } from '../../../server/customers/imports/piece.ts';
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
    runJobs(this.till.app.database, { [importing]: piece }, pino({ level: 'silent' }));

  /** Uploads, starts and finishes an import; answers what came of it. */
  async import(content: string | Uint8Array, own: object = {}) {
    const taken = await this.take(content);
    await this.map(taken, own);
    await this.begin(taken.import_id);
    await this.work();
    return this.read(taken.import_id);
  }

  async rejected(id: number) {
    const params = { storeId: this.till.company.companyId, id };
    const { bytes } = await download(this.till.app, rejectedRows, params, this.admin);
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).trimEnd().split('\r\n');
  }
}
