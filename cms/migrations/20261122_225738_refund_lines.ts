import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_company_label_size" AS ENUM('100x150', 'a6', 'a5', '62x100');
  ALTER TABLE "refunds" ADD COLUMN "lines" jsonb;
  ALTER TABLE "company" ADD COLUMN "label_size" "enum_company_label_size" DEFAULT '100x150' NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "refunds" DROP COLUMN "lines";
  ALTER TABLE "company" DROP COLUMN "label_size";
  DROP TYPE "public"."enum_company_label_size";`)
}
