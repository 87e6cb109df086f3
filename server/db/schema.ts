// Every table of the database; the migrations are generated from this file.
export * from '../audit/tables.ts';
export * from '../auth/tables.ts';
export * from '../card-orders/tables.ts';
export * from '../claims/tables.ts';
export * from '../customers/tables.ts';
export * from '../gift-orders/tables.ts';
export * from '../imports/tables.ts';
export * from '../jobs/tables.ts';
export * from '../ledger/tables.ts';
export * from '../members/tables.ts';
export * from '../messages/tables.ts';
export * from '../resources/gifts.tables.ts';
export * from '../resources/products.tables.ts';
export * from '../resources/stores.tables.ts';
export * from '../settings/tables.ts';
export * from '../suppliers/tables.ts';
export * from '../tiers/tables.ts';
