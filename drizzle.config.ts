import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/tables/schema.ts',
  out: './server/db/migrations',
});
