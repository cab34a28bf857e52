import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A page's cards were shared by all languages: each language gets a copy. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_locales" ADD COLUMN "custom_cards" jsonb;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_custom_cards" jsonb;
  UPDATE "pages_locales" l SET "custom_cards" = p."custom_cards" FROM "pages" p
    WHERE p."id" = l."_parent_id" AND p."custom_cards" IS NOT NULL;
  UPDATE "_pages_v_locales" l SET "version_custom_cards" = v."version_custom_cards" FROM "_pages_v" v
    WHERE v."id" = l."_parent_id" AND v."version_custom_cards" IS NOT NULL;
  ALTER TABLE "reviews" ADD COLUMN "source_id" varchar;
  ALTER TABLE "discounts" ADD COLUMN "products" jsonb;
  CREATE UNIQUE INDEX "reviews_source_id_idx" ON "reviews" USING btree ("source_id");
  ALTER TABLE "pages" DROP COLUMN "custom_cards";
  ALTER TABLE "_pages_v" DROP COLUMN "version_custom_cards";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "reviews_source_id_idx";
  ALTER TABLE "pages" ADD COLUMN "custom_cards" jsonb;
  ALTER TABLE "_pages_v" ADD COLUMN "version_custom_cards" jsonb;
  UPDATE "pages" p SET "custom_cards" = l."custom_cards" FROM "pages_locales" l
    WHERE p."id" = l."_parent_id" AND l."_locale" = 'fr';
  UPDATE "_pages_v" v SET "version_custom_cards" = l."version_custom_cards" FROM "_pages_v_locales" l
    WHERE v."id" = l."_parent_id" AND l."_locale" = 'fr';
  ALTER TABLE "pages_locales" DROP COLUMN "custom_cards";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_custom_cards";
  ALTER TABLE "reviews" DROP COLUMN "source_id";
  ALTER TABLE "discounts" DROP COLUMN "products";`)
}
