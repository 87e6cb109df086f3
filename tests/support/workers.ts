/** Where one worker's database listens: a folder (embedded) or an address (PostgreSQL). */
export type Place = { readonly host: string } | { readonly databaseUrl: string };

declare module 'vitest' {
  interface ProvidedContext {
    /** One per worker, by its number. */
    places: readonly Place[];
    /** A migrated, empty data folder to copy; empty on PostgreSQL. */
    migratedFolder: string;
  }
}
