import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "approved_scenes" (
  	"hash" varchar(64) PRIMARY KEY NOT NULL,
  	"packed" "bytea" NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "orders_lines_parts" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"scene_hash" varchar NOT NULL,
  	"engine_version" varchar NOT NULL,
  	"ink" varchar,
  	"paper" varchar,
  	"design" jsonb NOT NULL
  );
  
  ALTER TABLE "orders_lines_parts" ADD CONSTRAINT "orders_lines_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."orders_lines"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "orders_lines_parts_order_idx" ON "orders_lines_parts" USING btree ("_order");
  CREATE INDEX "orders_lines_parts_parent_id_idx" ON "orders_lines_parts" USING btree ("_parent_id");
  CREATE INDEX "orders_lines_parts_scene_hash_idx" ON "orders_lines_parts" USING btree ("scene_hash");
  INSERT INTO "orders_lines_parts" ("_order", "_parent_id", "id", "slug", "scene_hash", "engine_version", "design")
    SELECT 1, "id", substr(md5("id"), 1, 24), "slug", "scene_hash", coalesce("engine_version", ''), "design"
    FROM "orders_lines" WHERE "scene_hash" IS NOT NULL AND "design" IS NOT NULL;
  ALTER TABLE "orders_lines" DROP COLUMN "scene_hash";
  ALTER TABLE "orders_lines" DROP COLUMN "engine_version";
  ALTER TABLE "orders_lines" DROP COLUMN "design";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders_lines" ADD COLUMN "scene_hash" varchar;
  ALTER TABLE "orders_lines" ADD COLUMN "engine_version" varchar;
  ALTER TABLE "orders_lines" ADD COLUMN "design" jsonb;
  UPDATE "orders_lines" l SET "scene_hash" = p."scene_hash", "engine_version" = p."engine_version", "design" = p."design"
    FROM "orders_lines_parts" p WHERE p."_parent_id" = l."id" AND p."_order" = 1;
  DROP TABLE "approved_scenes" CASCADE;
  DROP TABLE "orders_lines_parts" CASCADE;`)
}
