import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "pages_url_idx";
  CREATE UNIQUE INDEX "pages_url_idx" ON "pages_locales" USING btree ("url","_locale");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "pages_url_idx";
  CREATE INDEX "pages_url_idx" ON "pages_locales" USING btree ("url","_locale");`)
}
