import { companyProducts } from '../../../contract/catalogue/company-products.ts';
import { productTags } from '../../../contract/catalogue/product-tags.ts';
import { products } from '../../../contract/catalogue/products.ts';
import { call, type TestApp } from '../app.ts';
import { addCompany, addMember, addStore, type Person, type Place } from './people.ts';

/** A company with a catalogue, two stores, and somebody who runs it. */
export interface Catalogue {
  within: TestApp;
  company: Place;
  first: Place;
  second: Place;
  admin: Person;
}

export async function addCatalogue(within: TestApp): Promise<Catalogue> {
  const company = await addCompany(within);
  const first = await addStore(within, company, 'store', { name: 'Αγορά' });
  const second = await addStore(within, company, 'store', { name: 'Βάθη' });
  return { within, company, first, second, admin: await addMember(within, company) };
}

type Body = Record<string, unknown>;

export const here = ({ company }: Catalogue, id?: number) => ({
  storeId: company.storeId,
  ...(id ? { id } : {}),
});

export const sendProduct = (of: Catalogue, own: Body = {}) =>
  call(of.within, companyProducts.calls.create, {
    params: here(of),
    as: of.admin,
    body: { name: { el: 'Καφές' }, retail_price: 2.5, published: true, ...own },
  });

export const addToCatalogue = async (of: Catalogue, own: Body = {}) =>
  (await sendProduct(of, own)).data.product_id;

export const changeProduct = (of: Catalogue, id: number, body: Body) =>
  call(of.within, companyProducts.calls.update, { params: here(of, id), as: of.admin, body });

export const productOf = async (of: Catalogue, id: number) =>
  (await call(of.within, companyProducts.calls.read, { params: here(of, id), as: of.admin })).data;

export const addTag = async (of: Catalogue, name = 'Ροφήματα') =>
  (
    await call(of.within, productTags.calls.create, {
      params: here(of),
      as: of.admin,
      body: { name },
    })
  ).data.product_tag_id;

/** What a store sells of the catalogue, as its own panel shows it. */
export async function soldIn({ within }: Catalogue, store: Place) {
  const as = await addMember(within, store);
  const params = { storeId: store.storeId };
  const { data } = await call(within, products.calls.list, { params, as });
  return data.products as {
    product_id: number;
    parent_product_id: number | null;
    name: { el: string };
    retail_price: number;
    published: boolean;
    image: string | null;
    group_product: number | null;
  }[];
}
