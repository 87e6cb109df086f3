import { createHash, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, readAudit } from '../../../contract/audit/audit.ts';
import { applePass, googlePass } from '../../../contract/coupons/passes.ts';
import { fbCoupon } from '../../../contract/coupons/public-coupons.ts';
import {
  changeAppleWallet,
  changeGoogleWallet,
  readWallets,
  removeAppleWallet,
  sampleApplePass,
  sampleGooglePass,
} from '../../../contract/settings/wallets.ts';
import { drawnInTurn } from '../../../server/files/in-turn.ts';
import { call, testApp } from '../../support/app.ts';
import { accept, addVoucher, claim, reject } from '../../support/areas/claims.ts';
import { passCertificates } from '../../support/areas/passes/certificates.ts';
import { expectSigned } from '../../support/areas/passes/signature.ts';
import { unzipped } from '../../support/areas/passes/unzipped.ts';
import { addMember, type Person } from '../../support/areas/people.ts';
import { addCustomer, addTill, type Till } from '../../support/areas/till.ts';

type Own = Record<string, unknown>;
type Files = ReturnType<typeof passCertificates>;

const year = 365 * 86_400_000;
let files: Files;
let google: { publicKey: string; privateKey: string };
let till: Till;
let owner: Person;
let coupon: number;
let code: string;

beforeAll(() => {
  files = passCertificates(Date.now() + year);
  google = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
});

beforeEach(async () => {
  till = await addTill(await testApp());
  owner = await addMember(till.app, till.company);
  coupon = await addVoucher(till, { gift_title: 'Καφές', titles: { en: 'A coffee' } });
  code = (await claim(till, await addCustomer(till), { coupon_id: coupon })).data.code;
});

const at = () => ({ params: { storeId: till.company.companyId }, as: owner });
const pems = () => {
  const { certificate, key, authority } = files;
  return { certificate, key, authority };
};
const setApple = (body: Own = pems()) =>
  call(till.app, changeAppleWallet, { ...at(), body } as never);
const setGoogle = () => {
  const account = { client_email: 'passes@pistos.iam.example', private_key: google.privateKey };
  const body = { issuer_id: '3388000000022', service_account: JSON.stringify(account) };
  return call(till.app, changeGoogleWallet, { ...at(), body });
};
const look = async () => (await call(till.app, fbCoupon, { params: { id: coupon } })).data.wallets;

const passPath = (own = code) =>
  `/api${applePass.path.replace('{id}', String(coupon))}?code=${own}&lang=en`;

/** A pass as a phone opens it: its parts, once their hashes and the signature are those of the authority. */
async function opened(response: Response) {
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('application/vnd.apple.pkpass');
  const parts = await unzipped(Buffer.from(await response.arrayBuffer()));
  const part = (name: string) => parts.get(name) ?? Buffer.alloc(0);
  expectSigned(part('manifest.json'), part('signature'), files.authority);
  const manifest = JSON.parse(part('manifest.json').toString()) as Record<string, string>;
  for (const [name, hash] of Object.entries(manifest))
    expect(createHash('sha1').update(part(name)).digest('hex')).toBe(hash);
  expect(Object.keys(manifest)).toEqual(expect.arrayContaining(['icon.png', 'pass.json']));
  return JSON.parse(part('pass.json').toString());
}

describe('a pass for Apple Wallet', () => {
  test('is offered where the company has a certificate, and nowhere else', async () => {
    expect(await look()).toEqual({ apple: false, google: false });
    expect((await till.app.app.request(passPath())).status).toBe(404);
    const { data } = await setApple();
    expect(data).toMatchObject({
      apple: { pass_type_id: 'pass.gr.pistos.coupons', team_id: 'TEAM123456' },
      google: null,
    });
    expect(await look()).toEqual({ apple: true, google: false });
  });

  test('carries the voucher, signed with the certificate of the company', async () => {
    await setApple();
    const pass = await opened(await till.app.app.request(passPath()));
    expect(pass).toMatchObject({
      passTypeIdentifier: 'pass.gr.pistos.coupons',
      teamIdentifier: 'TEAM123456',
      organizationName: 'Αλφα',
      description: 'A coffee',
      barcodes: [{ message: code, format: 'PKBarcodeFormatQR' }],
    });
    expect(pass.coupon.primaryFields).toMatchObject([{ value: 'A coffee' }]);
    const { data } = await call(till.app, fbCoupon, { params: { id: coupon } });
    expect(data.valid_days).toBe(25);
    expect(Date.parse(pass.expirationDate)).toBeGreaterThan(till.app.clock.now);
  });

  test('is for whoever has the code of a voucher of that coupon', async () => {
    await setApple();
    expect((await till.app.app.request(passPath('AAAA-BBBB-CCCC'))).status).toBe(404);
    const tries = Array.from({ length: 60 }, () => till.app.app.request(passPath('AAAABBBBCCCC')));
    expect((await Promise.all(tries)).some(({ status }) => status === 429)).toBe(true);
  });

  test('says that its voucher was redeemed, or is over, when it is fetched once more', async () => {
    await setApple();
    const fetched = async (own?: string) => opened(await till.app.app.request(passPath(own)));
    expect(await fetched()).not.toHaveProperty('voided');
    await accept(till, code);
    expect(await fetched()).toMatchObject({ voided: true, barcodes: [{ message: code }] });
    const late = await claim(till, await addCustomer(till), { coupon_id: coupon });
    till.app.clock.now += year;
    expect(await fetched(late.data.code)).toHaveProperty('voided', true);
  });

  test('is made of PKCS#12 with its password, and of a key with one, too', async () => {
    const { authority, certificate } = files;
    const p12 = { certificate: files.p12('a secret'), authority, password: 'a secret' };
    expect((await setApple(p12)).status).toBe(200);
    await opened(await till.app.app.request(passPath()));
    const sealed = { certificate, key: files.sealedKey('another'), password: 'another', authority };
    expect((await setApple(sealed)).status).toBe(200);
    await opened(await till.app.app.request(passPath()));
  });

  test('has a sample, to be opened on a phone before any customer does', async () => {
    await setApple();
    const path = sampleApplePass.path.replace('{storeId}', String(till.company.companyId));
    const headers = { authorization: `Bearer ${owner.token}` };
    const pass = await opened(await till.app.app.request(`/api${path}`, { headers }));
    expect(pass.description).toBe('Sample coupon');
  });

  test('keeps its key sealed, tells it nobody, and forgets it', async () => {
    await setApple();
    const { rows } = await till.app.database.pool.query('select * from wallets');
    expect(JSON.stringify(rows)).not.toContain('PRIVATE KEY');
    const { data } = await call(till.app, readWallets, at());
    expect(Object.keys(data.apple ?? {}).sort()).toEqual(['expires_at', 'pass_type_id', 'team_id']);
    expect((await call(till.app, removeAppleWallet, at())).data.apple).toBeNull();
    expect(await look()).toEqual({ apple: false, google: false });
  });

  const others = () => passCertificates(Date.now() + year);
  test.each([
    ['certificate', () => ({ certificate: 'nothing', key: files.key })],
    ['password', () => ({ certificate: files.p12('right'), password: 'wrong' })],
    ['key', () => ({ certificate: files.certificate })],
    ['key', () => ({ certificate: files.certificate, key: others().key })],
    ['password', () => ({ certificate: files.certificate, key: files.sealedKey('right') })],
    [
      'authority',
      () => ({ certificate: files.certificate, key: files.key, authority: others().authority }),
    ],
    ['certificate', () => passCertificates(Date.now() - 1000)],
    ['certificate', () => passCertificates(Date.now() + year, 'com.example.app')],
  ] as const)('says of its %s what is wrong with it', async (field, own) => {
    const {
      certificate,
      key,
      authority = files.authority,
      password,
    } = own() as Record<string, string>;
    const { status, refusal } = await setApple({ certificate, key, authority, password });
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, [field]]);
  });

  test('is set up by whoever may change the company, and by nobody of a store', async () => {
    const body = pems();
    const params = { storeId: till.company.companyId };
    const made = await call(till.app, changeAppleWallet, { params, body, as: till.cashier });
    expect(made.status).toBe(404);
  });
});

describe('a pass for Google Wallet', () => {
  /** What is in an address of Google's, once its signature is that of the account. */
  function read(url: string) {
    const [header = '', claims = '', signature = ''] =
      new URL(url).pathname.split('/').at(-1)?.split('.') ?? [];
    const signed = Buffer.from(`${header}.${claims}`);
    const key = createPublicKey(google.publicKey);
    expect(verify('RSA-SHA256', signed, key, Buffer.from(signature, 'base64url'))).toBe(true);
    return JSON.parse(Buffer.from(claims, 'base64url').toString());
  }

  test('is an address that carries the voucher, signed by the account of the company', async () => {
    expect((await setGoogle()).data.google).toEqual({
      issuer_id: '3388000000022',
      account: 'passes@pistos.iam.example',
    });
    expect(await look()).toEqual({ apple: false, google: true });
    const query = { code, lang: 'en' };
    const { data } = await call(till.app, googlePass, { params: { id: coupon }, query });
    expect(data.url).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\//);
    const claims = read(data.url);
    expect(claims).toMatchObject({ iss: 'passes@pistos.iam.example', typ: 'savetowallet' });
    const { offerClasses, offerObjects } = claims.payload;
    expect(offerClasses).toMatchObject([{ title: 'A coffee', issuerName: 'Αλφα' }]);
    expect(offerObjects).toMatchObject([
      { classId: offerClasses[0].id, barcode: { type: 'QR_CODE', value: code } },
    ]);
  });

  test('says that its voucher was redeemed, turned down or is over in an address made afterwards', async () => {
    await setGoogle();
    const stateOf = async (own: string) => {
      const query = { code: own };
      const { data } = await call(till.app, googlePass, { params: { id: coupon }, query });
      return read(data.url).payload.offerObjects[0].state;
    };
    const [second = '', third = ''] = await Promise.all(
      [1, 2].map(async () => {
        const { data } = await claim(till, await addCustomer(till), { coupon_id: coupon });
        return data.code;
      }),
    );
    expect(await stateOf(code)).toBe('ACTIVE');
    await accept(till, code);
    await reject(till, second);
    expect(await stateOf(code)).toBe('COMPLETED');
    expect(await stateOf(second)).toBe('INACTIVE');
    till.app.clock.now += year;
    expect(await stateOf(third)).toBe('EXPIRED');
    expect(await stateOf(code)).toBe('COMPLETED');
  });

  test('has a sample, and refuses what is no key file', async () => {
    await setGoogle();
    const { data } = await call(till.app, sampleGooglePass, at());
    expect(read(data.url).payload.offerClasses).toHaveLength(1);
    const body = { issuer_id: '33', service_account: '{"client_email":"a@b.gr"}' };
    const { refusal } = await call(till.app, changeGoogleWallet, { ...at(), body });
    expect(refusal.errors).toHaveProperty('service_account');
  });
});

test('what is changed of the wallets is in the audit log, and no key or certificate with it', async () => {
  await setApple();
  await setGoogle();
  await call(till.app, removeAppleWallet, at());
  const query = { subject: 'wallets' };
  const { data } = await call(till.app, auditLog.calls.list, { ...at(), query });
  const changes = data.audit_log as { audit_id: number; action: string; user_id: number }[];
  expect(changes.map(({ action }) => action)).toEqual(['update', 'update', 'insert']);
  expect(new Set(changes.map(({ user_id }) => user_id))).toEqual(new Set([owner.userId]));
  const params = { ...at().params, id: changes[2]?.audit_id ?? 0 };
  const first = await call(till.app, readAudit, { params, as: owner });
  expect(first.data.after).toMatchObject({
    apple_pass_type: 'pass.gr.pistos.coupons',
    apple_key: '•••',
    apple_certificate: '•••',
  });
  const { rows } = await till.app.database.pool.query(
    "select before, after from audit_log where subject = 'wallets'",
  );
  expect(JSON.stringify(rows)).toContain('3388000000022');
  expect(JSON.stringify(rows)).not.toMatch(/-----BEGIN|"(apple|google)_key": ?"[^•]/);
});

test('a pass waits for its turn, and where too many files wait it is to be fetched again', async () => {
  await setApple();
  const path = `/api${sampleApplePass.path.replace('{storeId}', String(till.company.companyId))}`;
  const headers = { authorization: `Bearer ${owner.token}` };
  const fetched = () => till.app.app.request(path, { headers });
  let finish = () => {};
  const finished = new Promise<void>((done) => {
    finish = done;
  });
  const others = Array.from({ length: 22 }, () => drawnInTurn(() => finished));
  const refused = await fetched();
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true]);
  finish();
  await Promise.all(others);
  expect((await fetched()).status).toBe(200);
});
