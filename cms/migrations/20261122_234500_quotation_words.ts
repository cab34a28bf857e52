import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What the search of the tools looks for in quotations (TOOLS-1). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE INDEX "quotations_words_idx" ON "quotations" USING gin (to_tsvector('simple', name || ' ' || replace(email, '@', ' ') || ' ' || phone || ' ' || title));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX "quotations_words_idx";`)
}
