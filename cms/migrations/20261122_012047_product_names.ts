import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "stamp_models_locales" ADD COLUMN "name" varchar;
  ALTER TABLE "_stamp_models_v_locales" ADD COLUMN "version_name" varchar;
  ALTER TABLE "materials_locales" ADD COLUMN "short_title" varchar;
  ALTER TABLE "_materials_v_locales" ADD COLUMN "version_short_title" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "stamp_models_locales" DROP COLUMN "name";
  ALTER TABLE "_stamp_models_v_locales" DROP COLUMN "version_name";
  ALTER TABLE "materials_locales" DROP COLUMN "short_title";
  ALTER TABLE "_materials_v_locales" DROP COLUMN "version_short_title";`)
}
