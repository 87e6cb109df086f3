import { beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../../contract/engine/endpoint.ts';
import * as profile from '../../../contract/settings/company-profile.ts';
import { allSettings } from '../../../contract/settings/company-settings.ts';
import { greeceId } from '../../../server/common/countries.ts';
import { pdf } from '../../../server/demo/pdf.ts';
import { call, type TestApp, testApp } from '../../support/app.ts';
import { addCompany, addMember, type Person, type Place } from '../../support/areas/people.ts';
import { png } from '../../support/areas/pictures.ts';

let within: TestApp;
let company: Place;
let admin: Person;
beforeEach(async () => {
  within = await testApp();
  company = await addCompany(within);
  admin = await addMember(within, company);
});

const params = () => ({ storeId: company.storeId });
const ask = <E extends Endpoint>(endpoint: E, body?: unknown) =>
  call(within, endpoint, { params: params(), body, as: admin });
const upload = <E extends Endpoint>(endpoint: E, field: string, bytes: Uint8Array) =>
  call(within, endpoint, { params: params(), file: { field, bytes }, as: admin });

describe('a company', () => {
  test('is renamed', async () => {
    expect((await ask(profile.changeCompanyName, { name: 'Αιγαίον' })).data.name).toBe('Αιγαίον');
    const { data } = await call(within, profile.loadCompany, {
      params: { id: company.storeId },
      as: admin,
    });
    expect(data).toMatchObject({ name: 'Αιγαίον', company_id: company.companyId });
  });

  test('has a tax number with the check digit of its country, or none', async () => {
    const change = (vat_number: string) =>
      ask(profile.changeVatNumber, { vat_number, country_id: greeceId });
    expect((await change('094014201')).data.vat_number).toBe('094014201');
    const { status, refusal } = await change('094014202');
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['vat_number']]);
    expect((await ask(allSettings)).data.vat_number).toBe('094014201');
  });

  test('does not take the tax number of another, and keeps its own', async () => {
    const other = await addCompany(within, 'Βήτα');
    const theirs = await addMember(within, other);
    const change = (place: Place, as: Person) =>
      call(within, profile.changeVatNumber, {
        params: { storeId: place.storeId },
        body: { vat_number: '094014201', country_id: greeceId },
        as,
      });
    expect((await change(other, theirs)).status).toBe(200);
    expect((await change(other, theirs)).status).toBe(200);
    const { status, refusal } = await change(company, admin);
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, ['vat_number']]);
  });

  test('needs a country for its tax number', async () => {
    const { refusal } = await ask(profile.changeVatNumber, { vat_number: '094014201' });
    expect(Object.keys(refusal.errors ?? {})).toEqual(['country_id']);
  });

  test.each([
    ['8f3a-42', 200],
    [null, 200],
    ['not one', 422],
  ])('is known to its invoicing system as %s: %i', async (elorus_client_id, wanted) => {
    expect((await ask(profile.changeElorusClient, { elorus_client_id })).status).toBe(wanted);
  });

  test.each(['logo', 'map_logo', 'offline_map_logo'])('shows the %s it uploads', async (field) => {
    const { data } = await upload(profile.uploadCompanyLogos, field, await png());
    expect(data[field as 'logo']).toMatch(/^\/files\/.*\.webp$/);
  });

  test('has a logo for its programme, and what is no picture is refused at its field', async () => {
    const { data } = await upload(profile.uploadLoyaltyLogo, 'loyalty_logo', await png());
    expect(data.loyalty_logo).toMatch(/^\/files\//);
    const { refusal } = await upload(profile.uploadLoyaltyLogo, 'loyalty_logo', new Uint8Array(9));
    expect([refusal.error, Object.keys(refusal.errors ?? {})]).toEqual([
      'not_an_image',
      ['loyalty_logo'],
    ]);
  });
});

describe('the documents of a programme', () => {
  const download = (path: string | null) => within.app.request(path ?? '');

  test('are read by anybody, and replaced', async () => {
    const { data } = await upload(profile.uploadCompanyFile, 'terms_file', pdf(['one']));
    expect(data.terms_file).toBe(`/api/common/companies/${company.companyId}/terms`);
    const answer = await download(data.terms_file);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pdf(['one']));
    await upload(profile.uploadCompanyFile, 'terms_file', pdf(['two']));
    expect(new Uint8Array(await (await download(data.terms_file)).arrayBuffer())).toEqual(
      pdf(['two']),
    );
    expect(within.files.stored.size).toBe(1);
  });

  test('are PDFs', async () => {
    const { status, refusal } = await upload(profile.uploadCompanyFile, 'terms_file', await png());
    expect([status, refusal.error, Object.keys(refusal.errors ?? {})]).toEqual([
      422,
      'not_a_pdf',
      ['terms_file'],
    ]);
  });

  test('are not there while none was uploaded', async () => {
    const { data } = await ask(allSettings);
    expect([data.terms_file, data.privacy_policy_file]).toEqual([null, null]);
    const answer = await download(`/api/common/companies/${company.companyId}/privacy-policy`);
    expect(answer.status).toBe(404);
  });
});
