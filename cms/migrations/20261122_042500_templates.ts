import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A ready-made design is a template in columns, slugs, names of pages and queries alike, and in what names one. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cards" RENAME COLUMN "sample" TO "template";
  ALTER TABLE "_cards_v" RENAME COLUMN "version_sample" TO "version_template";
  UPDATE "cards" SET "slug" = regexp_replace("slug", '^sample-', 'template-') WHERE "slug" LIKE 'sample-%';
  UPDATE "_cards_v" SET "version_slug" = regexp_replace("version_slug", '^sample-', 'template-')
    WHERE "version_slug" LIKE 'sample-%';
  UPDATE "cards_locales" SET "content" = jsonb_set("content" - 'sample', '{slug}',
      to_jsonb(regexp_replace("content"->>'slug', '^sample-', 'template-')))
    WHERE "content"->>'slug' LIKE 'sample-%';
  UPDATE "_cards_v_locales" SET "version_content" = jsonb_set("version_content" - 'sample', '{slug}',
      to_jsonb(regexp_replace("version_content"->>'slug', '^sample-', 'template-')))
    WHERE "version_content"->>'slug' LIKE 'sample-%';
  UPDATE "pages" SET "shopping_id" = regexp_replace("shopping_id", '^sample-', 'template-'),
      "name" = regexp_replace("name", '^design-', 'template-')
    WHERE "shopping_id" LIKE 'sample-%';
  UPDATE "_pages_v" SET "version_shopping_id" = regexp_replace("version_shopping_id", '^sample-', 'template-'),
      "version_name" = regexp_replace("version_name", '^design-', 'template-')
    WHERE "version_shopping_id" LIKE 'sample-%';
  UPDATE "pages_locales" SET "custom_blocks" =
      regexp_replace("custom_blocks"::text, '"(stamp|sign)-design"', '"\\1-template"', 'g')::jsonb
    WHERE "custom_blocks"::text LIKE '%-design"%';
  UPDATE "_pages_v_locales" SET "version_custom_blocks" =
      regexp_replace("version_custom_blocks"::text, '"(stamp|sign)-design"', '"\\1-template"', 'g')::jsonb
    WHERE "version_custom_blocks"::text LIKE '%-design"%';
  UPDATE "orders_lines" SET "content" = jsonb_set("content", '{id}',
      to_jsonb(regexp_replace("content"->>'id', '^sample-', 'template-')))
    WHERE "content"->>'id' LIKE 'sample-%';
  UPDATE "seed_records" SET "key" = regexp_replace("key", '^cards/sample-', 'cards/template-')
    WHERE "key" LIKE 'cards/sample-%';
  UPDATE "seed_records" SET "key" = regexp_replace("key", '^pages/design-', 'pages/template-')
    WHERE "key" LIKE 'pages/design-%';`)
}

/** The texts stay as they are: only the columns and slugs that an older release reads go back. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cards" RENAME COLUMN "template" TO "sample";
  ALTER TABLE "_cards_v" RENAME COLUMN "version_template" TO "version_sample";
  UPDATE "cards" SET "slug" = regexp_replace("slug", '^template-', 'sample-') WHERE "slug" LIKE 'template-%';
  UPDATE "_cards_v" SET "version_slug" = regexp_replace("version_slug", '^template-', 'sample-')
    WHERE "version_slug" LIKE 'template-%';
  UPDATE "pages" SET "shopping_id" = regexp_replace("shopping_id", '^template-', 'sample-'),
      "name" = regexp_replace("name", '^template-', 'design-')
    WHERE "shopping_id" LIKE 'template-%';
  UPDATE "_pages_v" SET "version_shopping_id" = regexp_replace("version_shopping_id", '^template-', 'sample-'),
      "version_name" = regexp_replace("version_name", '^template-', 'design-')
    WHERE "version_shopping_id" LIKE 'template-%';
  UPDATE "pages_locales" SET "custom_blocks" =
      regexp_replace("custom_blocks"::text, '"(stamp|sign)-template"', '"\\1-design"', 'g')::jsonb
    WHERE "custom_blocks"::text LIKE '%-template"%';
  UPDATE "orders_lines" SET "content" = jsonb_set("content", '{id}',
      to_jsonb(regexp_replace("content"->>'id', '^template-', 'sample-')))
    WHERE "content"->>'id' LIKE 'template-%';
  UPDATE "seed_records" SET "key" = regexp_replace("key", '^cards/template-', 'cards/sample-')
    WHERE "key" LIKE 'cards/template-%';
  UPDATE "seed_records" SET "key" = regexp_replace("key", '^pages/template-', 'pages/design-')
    WHERE "key" LIKE 'pages/template-%';`)
}
