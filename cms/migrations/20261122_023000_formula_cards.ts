import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'

// Ready-made designs that can be ordered as they are. Where a clerk has changed one since, only its type changes.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "cards" SET "type" = 'stamping' WHERE "type" = 'stamp' AND "slug" IN
     ('sample-accounting-grid', 'sample-dater-received', 'sample-dater-accounting', 'sample-loyalty-heart');
   UPDATE "_cards_v" SET "version_type" = 'stamping' WHERE "version_type" = 'stamp' AND "version_slug" IN
     ('sample-accounting-grid', 'sample-dater-received', 'sample-dater-accounting', 'sample-loyalty-heart');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "cards" SET "type" = 'stamp' WHERE "type" = 'stamping';
   UPDATE "_cards_v" SET "version_type" = 'stamp' WHERE "version_type" = 'stamping';`)
}
