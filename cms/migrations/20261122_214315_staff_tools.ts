import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "staff_acts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"admin" integer NOT NULL,
  	"email" varchar(255) NOT NULL,
  	"collection" varchar(64) NOT NULL,
  	"subject" varchar(200) NOT NULL,
  	"what" varchar(16) NOT NULL,
  	"fields" jsonb NOT NULL
  );
  
  CREATE TABLE "price_cells" (
  	"material" varchar(128) NOT NULL,
  	"cell" varchar(32) NOT NULL,
  	"value" numeric(14, 6),
  	"was" numeric(14, 6) NOT NULL,
  	"admin" integer NOT NULL,
  	"email" varchar(255) NOT NULL,
  	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "price_cells_material_cell_pk" PRIMARY KEY("material","cell")
  );
  
  CREATE TABLE "price_publications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar(120) NOT NULL,
  	"why" varchar(500) NOT NULL,
  	"state" varchar(16) NOT NULL,
  	"due" timestamp (3) with time zone NOT NULL,
  	"cells" jsonb NOT NULL,
  	"records" jsonb NOT NULL,
  	"admin" integer NOT NULL,
  	"email" varchar(255) NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"ended_at" timestamp (3) with time zone,
  	"ended_by" varchar(255)
  );
  
  CREATE TABLE "competitor_prices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"country" varchar(2) NOT NULL,
  	"competitor" varchar(80) NOT NULL,
  	"material" varchar(128) NOT NULL,
  	"width" numeric(14, 6) NOT NULL,
  	"height" numeric(14, 6) NOT NULL,
  	"quantity" integer NOT NULL,
  	"price" numeric(14, 6) NOT NULL,
  	"admin" integer NOT NULL,
  	"email" varchar(255) NOT NULL,
  	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "staff_acts_subject_idx" ON "staff_acts" USING btree ("collection","subject","id");
  CREATE INDEX "price_publications_state_idx" ON "price_publications" USING btree ("state","due");
  CREATE UNIQUE INDEX "competitor_prices_of_idx" ON "competitor_prices" USING btree ("country","competitor","material","width","height","quantity");
  CREATE INDEX "orders_words_idx" ON "orders" USING gin (to_tsvector('simple', coalesce("name", '') || ' ' || replace(coalesce("email", ''), '@', ' ') || ' ' || coalesce("invoice_number", '') || ' ' || coalesce("phone", '')));
  CREATE INDEX "clients_words_idx" ON "clients" USING gin (to_tsvector('simple', coalesce("name", '') || ' ' || coalesce("admin_name", '') || ' ' || replace(coalesce("email", ''), '@', ' ') || ' ' || coalesce("phone", '')));`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX IF EXISTS "orders_words_idx";
  DROP INDEX IF EXISTS "clients_words_idx";
  DROP TABLE "staff_acts" CASCADE;
  DROP TABLE "price_cells" CASCADE;
  DROP TABLE "price_publications" CASCADE;
  DROP TABLE "competitor_prices" CASCADE;`)
}
