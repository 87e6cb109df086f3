import type { z } from 'zod';
import type { Endpoint, PathParams } from '../../contract/engine/endpoint.ts';
import type { Language } from '../../contract/engine/languages.ts';
import type { StoreKind } from '../../contract/organisations/stores.ts';
import type { PermissionTree } from '../../contract/permissions/permissions.ts';
import type { Dependencies } from './dependencies.ts';

/** Who is calling. */
export interface Caller {
  userId: number;
  fullName: string;
  isSuperAdmin: boolean;
  tokenHash: string;
  sessionId: number;
  /** When the session was last used, to the minute. */
  seenAt: Date;
  /** When the session is over, however it is used. */
  expiresAt: Date;
  /** Where a program calls with a key, and acts as that. */
  key?: KeyUsed;
}

/** The key of a program that calls. */
export interface KeyUsed {
  readonly company_id: number;
  readonly api_key_id: number;
  readonly allowed_addresses: readonly string[];
  readonly rate_limit: number;
  /** What whoever answers for it may do in the store of the path; nothing where they are nobody there. */
  readonly vouched: PermissionTree | null;
}

/** The store a path names, once the caller was found to belong to it. */
export interface Scope {
  companyId: number;
  storeId: number;
  kind: StoreKind;
  userStorePermissions: PermissionTree;
  storePermissions: PermissionTree;
  /** Set where its subscription, or that of its company, has ended, and since when if that is known. */
  ended?: { readonly since?: Date };
  /** Set where a paired till is calling. */
  cashRegisterId?: number;
  /** The same while nobody is at it by their PIN: then what it does has its name and no person's. */
  tillId?: number;
  /** Who paired it. */
  pairedBy?: number;
  /** Whether it waits for a cashier's PIN. */
  isLocked?: boolean;
}

/** What makes a retry harmless: the caller's key and a hash of what was asked. */
export interface Idempotency {
  key: string;
  requestHash: string;
}

// An endpoint without a query or a body has undefined there, and so has its call.
type Output<S> = [Exclude<S, undefined>] extends [z.ZodType]
  ? z.output<Exclude<S, undefined>>
  : undefined;

/** One permitted call, whatever it asks for. */
export interface AnyCall extends Dependencies {
  /** The uploaded file of a multipart call and the field it came in. */
  upload: { field: string; bytes: Uint8Array } | undefined;
  /** Writes the file of a streamed call to a place on the disk and answers its name. */
  receive: (place: string) => Promise<string>;
  language: Language;
  address: string;
  /** As it was sent: its headers, and the body that somebody signed. */
  request: { header(name: string): string | undefined; text(): Promise<string> };
  /** What the browser says it is. */
  agent: string | undefined;
  /** What a browser that somebody signed in from tells it by; undefined for any other. */
  device: string | undefined;
  /** Gives the browser something to be known by again. */
  rememberDevice: (secret: string) => void;
  /** Of a call that takes an `Idempotency-Key`, when one was sent. */
  idempotency: Idempotency | undefined;
  /** What was read in the round trip that found the caller, where the call asks for it. */
  along: unknown;
  /** Answers code 209 with this text as a `notification`: done, and something is to be known. */
  warn: (notification: string) => void;
  /** Answers code 301 with what a page needs to pay: something is to be paid first. */
  payFirst: (extra: Readonly<Record<string, unknown>>) => void;
  /** The signed-in caller; throws on a public call. */
  caller: Caller;
  /** The store of the path; throws where the path names none. */
  scope: Scope;
}

/** One validated, permitted call, as its handler sees it. */
export interface Call<E extends Endpoint> extends AnyCall {
  params: PathParams<E['path']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
}
