import { eq } from 'drizzle-orm';
import type { WalletSettings } from '../../../contract/settings/wallets.ts';
import type { Database } from '../../db/connection.ts';
import { Refusal } from '../../http/refusal.ts';
import { seal, unseal } from '../../runtime/secrets.ts';
import { walletsTable } from '../../tables/settings.ts';
import type { PassCertificate } from './certificate.ts';

type Row = typeof walletsTable.$inferSelect;
type Change = Partial<Omit<typeof walletsTable.$inferInsert, 'company_id'>>;
type KeyName = 'apple_key' | 'google_key';

/** The row of a company; nothing where it has set nothing up. */
export async function walletsOf({ db }: Database, companyId: number): Promise<Row | undefined> {
  const [row] = await db.select().from(walletsTable).where(eq(walletsTable.company_id, companyId));
  return row;
}

/** Changes what is named, and leaves the rest. */
export async function changeWallets({ db }: Database, companyId: number, change: Change) {
  await db
    .insert(walletsTable)
    .values({ ...change, company_id: companyId })
    .onConflictDoUpdate({ target: walletsTable.company_id, set: change });
}

/** A key as it is kept. */
export const sealedKey = (secret: string, companyId: number, name: KeyName, key: string) => ({
  [name]: seal(secret, companyId, name, key),
});

const opened = (secret: string, row: Row, name: KeyName) => {
  const sealed = row[name];
  return sealed ? unseal(secret, row.company_id, name, sealed) : null;
};

/** What the API tells of it. */
export const walletSettingsOf = (row: Row | undefined): WalletSettings => ({
  apple:
    row?.apple_pass_type && row.apple_team && row.apple_expires_at
      ? {
          pass_type_id: row.apple_pass_type,
          team_id: row.apple_team,
          expires_at: row.apple_expires_at,
        }
      : null,
  google:
    row?.google_issuer && row.google_account
      ? { issuer_id: row.google_issuer, account: row.google_account }
      : null,
});

/** What signs the passes of a company for Apple. Throws not_found where it has not set that up. */
export function appleOf(secret: string, row: Row | undefined): PassCertificate {
  const key = row && opened(secret, row, 'apple_key');
  const { apple_certificate: certificate, apple_authority: authority } = row ?? {};
  const { apple_pass_type: passType, apple_team: team, apple_expires_at: expires } = row ?? {};
  if (!key || !certificate || !authority || !passType || !team || !expires)
    throw new Refusal('not_found');
  return { certificate, authority, key, passType, team, expiresAt: new Date(expires) };
}

/** What signs the passes of a company for Google. */
export interface GoogleIssuer {
  issuer: string;
  account: string;
  key: string;
}

/** The same for Google. Throws not_found where it has not set that up. */
export function googleOf(secret: string, row: Row | undefined): GoogleIssuer {
  const key = row && opened(secret, row, 'google_key');
  const { google_issuer: issuer, google_account: account } = row ?? {};
  if (!key || !issuer || !account) throw new Refusal('not_found');
  return { issuer, account, key };
}
