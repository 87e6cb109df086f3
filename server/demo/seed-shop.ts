import type { Localized } from '../../contract/engine/languages.ts';
import { creditOptionIds, productTypeIds } from '../../contract/shop/kinds.ts';
import type { Executor } from '../db/executor.ts';
import type { FileStore } from '../files/store.ts';
import { platformId } from '../messages/outbox.ts';
import {
  shopAttributeOptionsTable,
  shopAttributesTable,
  shopVariantsTable,
  subscriptionProductsTable,
} from '../tables/shop.ts';
import { type Drawing, picture } from './pictures.ts';

const seller = { company_id: platformId, store_id: platformId };

interface Variant {
  readonly name: Localized;
  readonly sku_number: string;
  readonly price: number;
  readonly inventory?: number;
  readonly credits?: number;
  readonly attribute_option_ids?: number[];
}

interface Product {
  readonly type: keyof typeof productTypeIds;
  readonly name: Localized;
  readonly description: Localized;
  readonly drawing: Drawing;
  readonly variants: readonly Variant[];
}

const texts = (count: string, credits: number, price: number): Product => {
  const name = { el: `${count} SMS`, en: `${count} text messages`, it: `${count} SMS` };
  return {
    type: 'credits',
    name,
    description: {
      el: 'Μονάδες για μηνύματα προς τους πελάτες σας. Δεν λήγουν.',
      en: 'Credits for messages to your customers. They never expire.',
      it: 'Crediti per i messaggi ai tuoi clienti. Non scadono mai.',
    },
    drawing: 'message',
    variants: [{ name, sku_number: `SMS-${credits}`, price, credits }],
  };
};

const training: Product = {
  type: 'service',
  name: {
    el: 'Ετήσια εκπαίδευση προσωπικού',
    en: 'Staff training for a year',
    it: 'Formazione annuale del personale',
  },
  description: {
    el: 'Τέσσερα διαδικτυακά σεμινάρια τον χρόνο και βοήθεια στο τηλέφωνο.',
    en: 'Four online seminars a year, and help on the phone.',
    it: 'Quattro seminari online all’anno e aiuto al telefono.',
  },
  drawing: 'book',
  variants: [
    {
      name: { el: 'Ένα έτος', en: 'One year', it: 'Un anno' },
      sku_number: 'TRAINING-1Y',
      price: 240,
    },
  ],
};

const colours: readonly (Localized & { readonly sku: string; readonly left: number })[] = [
  { el: 'Μαύρο', en: 'Black', it: 'Nero', sku: 'READER-BLACK', left: 12 },
  { el: 'Λευκό', en: 'White', it: 'Bianco', sku: 'READER-WHITE', left: 1 },
];

const wordsOf = ({ el, en, it }: Localized): Localized => ({ el, en, it });

/** A device in two colours, of one of which a single piece is left. */
async function reader(tx: Executor): Promise<Product> {
  const [colour] = await tx
    .insert(shopAttributesTable)
    .values({ ...seller, name: { el: 'Χρώμα', en: 'Colour', it: 'Colore' } })
    .returning({ id: shopAttributesTable.attribute_id });
  const options = await tx
    .insert(shopAttributeOptionsTable)
    .values(
      colours.map((each) => ({ ...seller, attribute_id: colour?.id ?? 0, option: wordsOf(each) })),
    )
    .returning({ id: shopAttributeOptionsTable.attribute_option_id });
  return {
    type: 'device',
    name: { el: 'Αναγνώστης καρτών', en: 'Card reader', it: 'Lettore di tessere' },
    description: {
      el: 'Διαβάζει κάρτες επιβράβευσης στο ταμείο. Συνδέεται με USB.',
      en: 'Reads loyalty cards at the till. Connects by USB.',
      it: 'Legge le carte fedeltà alla cassa. Si collega via USB.',
    },
    drawing: 'device',
    variants: colours.map((each, index) => ({
      name: wordsOf(each),
      sku_number: each.sku,
      price: 49,
      inventory: each.left,
      attribute_option_ids: options.slice(index, index + 1).map(({ id }) => id),
    })),
  };
}

async function addProduct(tx: Executor, files: FileStore, product: Product, shade: number) {
  const { type, name, description, drawing, variants } = product;
  const [made] = await tx
    .insert(subscriptionProductsTable)
    .values({
      ...seller,
      name,
      description,
      subscription_product_type_id: productTypeIds[type],
      credit_option_id: type === 'credits' ? creditOptionIds.sms : null,
      image_url: await files.save(await picture(drawing, shade)),
    })
    .returning({ id: subscriptionProductsTable.subscription_product_id });
  await tx
    .insert(shopVariantsTable)
    .values(variants.map((each) => ({ ...seller, ...each, subscription_product_id: made?.id })));
}

/** What the platform sells to companies besides plans. */
export async function seedShop(tx: Executor, files: FileStore) {
  const products = [texts('100', 100, 6), texts('1.000', 1000, 49), await reader(tx), training];
  for (const [shade, product] of products.entries()) await addProduct(tx, files, product, shade);
}
