import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_discounts_kinds" AS ENUM('stamp', 'rubber', 'sign', 'static', 'pack', 'support');
  CREATE TABLE "order_stock" (
  	"order" integer NOT NULL,
  	"slug" varchar NOT NULL,
  	"variant" varchar NOT NULL,
  	"pieces" integer NOT NULL,
  	"returned" boolean DEFAULT false NOT NULL,
  	CONSTRAINT "order_stock_order_slug_variant_pk" PRIMARY KEY("order","slug","variant")
  );
  
  CREATE TABLE "coupon_uses" (
  	"order" integer NOT NULL,
  	"coupon" varchar(64) NOT NULL,
  	"email" varchar NOT NULL,
  	"client" integer,
  	"returned" boolean DEFAULT false NOT NULL,
  	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "coupon_uses_order_coupon_pk" PRIMARY KEY("order","coupon")
  );
  
  CREATE TABLE "stock_levels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"variant" varchar DEFAULT '',
  	"pieces" numeric DEFAULT 0 NOT NULL,
  	"low_at" numeric DEFAULT 5,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "discounts_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_discounts_kinds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "discounts" ADD COLUMN "valid_from" timestamp(3) with time zone;
  ALTER TABLE "discounts" ADD COLUMN "minimum" numeric;
  ALTER TABLE "discounts" ADD COLUMN "per_client" numeric;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "stock_levels_id" integer;
  ALTER TABLE "discounts_kinds" ADD CONSTRAINT "discounts_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."discounts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "coupon_uses_coupon_idx" ON "coupon_uses" USING btree ("coupon","email");
  CREATE INDEX "stock_levels_slug_idx" ON "stock_levels" USING btree ("slug");
  CREATE INDEX "stock_levels_updated_at_idx" ON "stock_levels" USING btree ("updated_at");
  CREATE INDEX "stock_levels_created_at_idx" ON "stock_levels" USING btree ("created_at");
  CREATE UNIQUE INDEX "slug_variant_idx" ON "stock_levels" USING btree ("slug","variant");
  CREATE INDEX "discounts_kinds_order_idx" ON "discounts_kinds" USING btree ("order");
  CREATE INDEX "discounts_kinds_parent_idx" ON "discounts_kinds" USING btree ("parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stock_levels_fk" FOREIGN KEY ("stock_levels_id") REFERENCES "public"."stock_levels"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_stock_levels_id_idx" ON "payload_locked_documents_rels" USING btree ("stock_levels_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "order_stock" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "coupon_uses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "stock_levels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "discounts_kinds" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "order_stock" CASCADE;
  DROP TABLE "coupon_uses" CASCADE;
  DROP TABLE "stock_levels" CASCADE;
  DROP TABLE "discounts_kinds" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_stock_levels_fk";
  
  DROP INDEX "payload_locked_documents_rels_stock_levels_id_idx";
  ALTER TABLE "discounts" DROP COLUMN "valid_from";
  ALTER TABLE "discounts" DROP COLUMN "minimum";
  ALTER TABLE "discounts" DROP COLUMN "per_client";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "stock_levels_id";
  DROP TYPE "public"."enum_discounts_kinds";`)
}
