import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_vat_territories_tax_area" AS ENUM('national', 'outside', 'union');
  CREATE TYPE "public"."enum__vat_territories_v_version_tax_area" AS ENUM('national', 'outside', 'union');
  CREATE TYPE "public"."enum_exchange_rates_currency" AS ENUM('CHF', 'GBP');
  CREATE TYPE "public"."enum_exchange_rates_rate_source" AS ENUM('ecb', 'entered');
  CREATE TYPE "public"."enum_company_country" AS ENUM('AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK', 'CH', 'GB', 'MC');
  CREATE TYPE "public"."enum__company_v_version_country" AS ENUM('AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK', 'CH', 'GB', 'MC');
  CREATE TABLE "ledger_clients" (
  	"order_id" integer PRIMARY KEY NOT NULL,
  	"account" integer NOT NULL
  );
  
  CREATE TABLE "ledger_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" varchar(10) NOT NULL,
  	"number" integer NOT NULL,
  	"source" varchar(16) NOT NULL,
  	"source_id" integer NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "exchange_rates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"rate_day" varchar NOT NULL,
  	"currency" "enum_exchange_rates_currency" NOT NULL,
  	"per_euro" numeric NOT NULL,
  	"rate_source" "enum_exchange_rates_rate_source" DEFAULT 'entered' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "vat_territories" ADD COLUMN "tax_area" "enum_vat_territories_tax_area" DEFAULT 'national' NOT NULL;
  ALTER TABLE "_vat_territories_v" ADD COLUMN "version_tax_area" "enum__vat_territories_v_version_tax_area" DEFAULT 'national' NOT NULL;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "exchange_rates_id" integer;
  ALTER TABLE "company" ADD COLUMN "country" "enum_company_country" DEFAULT 'FR';
  ALTER TABLE "_company_v" ADD COLUMN "version_country" "enum__company_v_version_country" DEFAULT 'FR';
  ALTER TABLE "accounting" ADD COLUMN "datev_abroad" varchar;
  ALTER TABLE "accounting" ADD COLUMN "datev_territory" varchar;
  ALTER TABLE "accounting" ADD COLUMN "book_territory" varchar;
  ALTER TABLE "accounting" ADD COLUMN "book_vat_export" varchar;
  ALTER TABLE "accounting" ADD COLUMN "book_vat_territory" varchar;
  ALTER TABLE "accounting" ADD COLUMN "book_bank" varchar;
  ALTER TABLE "accounting" ADD COLUMN "book_cards" varchar;
  ALTER TABLE "accounting" ADD COLUMN "book_cheques" varchar;
  ALTER TABLE "accounting" ADD COLUMN "year_begins" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "_accounting_v" ADD COLUMN "version_datev_abroad" varchar;
  ALTER TABLE "_accounting_v" ADD COLUMN "version_datev_territory" varchar;
  ALTER TABLE "_accounting_v" ADD COLUMN "version_book_territory" varchar;
  ALTER TABLE "_accounting_v" ADD COLUMN "version_book_vat_export" varchar;
  ALTER TABLE "_accounting_v" ADD COLUMN "version_book_vat_territory" varchar;
  ALTER TABLE "_accounting_v" ADD COLUMN "version_book_bank" varchar;
  ALTER TABLE "_accounting_v" ADD COLUMN "version_book_cards" varchar;
  ALTER TABLE "_accounting_v" ADD COLUMN "version_book_cheques" varchar;
  ALTER TABLE "_accounting_v" ADD COLUMN "version_year_begins" numeric DEFAULT 1 NOT NULL;
  CREATE INDEX "ledger_clients_account_idx" ON "ledger_clients" USING btree ("account");
  CREATE UNIQUE INDEX "ledger_entries_number_idx" ON "ledger_entries" USING btree ("year","number");
  CREATE UNIQUE INDEX "ledger_entries_source_idx" ON "ledger_entries" USING btree ("source","source_id");
  CREATE INDEX "exchange_rates_updated_at_idx" ON "exchange_rates" USING btree ("updated_at");
  CREATE INDEX "exchange_rates_created_at_idx" ON "exchange_rates" USING btree ("created_at");
  CREATE UNIQUE INDEX "currency_rateDay_idx" ON "exchange_rates" USING btree ("currency","rate_day");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_exchange_rates_fk" FOREIGN KEY ("exchange_rates_id") REFERENCES "public"."exchange_rates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_exchange_rates_id_idx" ON "payload_locked_documents_rels" USING btree ("exchange_rates_id");`)
  // The territories that the seed brought: those outside of the common VAT system, and the one inside although its country is outside.
  await db.execute(sql`
   UPDATE "vat_territories" SET "tax_area" = 'outside' WHERE "slug" IN ('fr-guadeloupe', 'fr-st-barth-st-martin', 'fr-martinique', 'fr-guyane', 'fr-reunion', 'fr-mayotte', 'es-canarias', 'es-ceuta-melilla', 'it-livigno', 'de-buesingen', 'de-helgoland', 'fi-aland', 'gr-athos');
  UPDATE "vat_territories" SET "tax_area" = 'union' WHERE "slug" = 'gb-ni';
  UPDATE "_vat_territories_v" SET "version_tax_area" = 'outside' WHERE "version_slug" IN ('fr-guadeloupe', 'fr-st-barth-st-martin', 'fr-martinique', 'fr-guyane', 'fr-reunion', 'fr-mayotte', 'es-canarias', 'es-ceuta-melilla', 'it-livigno', 'de-buesingen', 'de-helgoland', 'fi-aland', 'gr-athos');
  UPDATE "_vat_territories_v" SET "version_tax_area" = 'union' WHERE "version_slug" = 'gb-ni';`)
  // In the seller's own country nobody is exempt: only what is excluded beside it stays in the list.
  await db.execute(sql`
   UPDATE "shop_settings" SET "vat_free_excluded" = "vat_free_excluded" - 'FR'
     WHERE jsonb_typeof("vat_free_excluded") = 'array';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "ledger_clients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ledger_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "exchange_rates" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "ledger_clients" CASCADE;
  DROP TABLE "ledger_entries" CASCADE;
  DROP TABLE "exchange_rates" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_exchange_rates_fk";
  
  DROP INDEX "payload_locked_documents_rels_exchange_rates_id_idx";
  ALTER TABLE "vat_territories" DROP COLUMN "tax_area";
  ALTER TABLE "_vat_territories_v" DROP COLUMN "version_tax_area";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "exchange_rates_id";
  ALTER TABLE "company" DROP COLUMN "country";
  ALTER TABLE "_company_v" DROP COLUMN "version_country";
  ALTER TABLE "accounting" DROP COLUMN "datev_abroad";
  ALTER TABLE "accounting" DROP COLUMN "datev_territory";
  ALTER TABLE "accounting" DROP COLUMN "book_territory";
  ALTER TABLE "accounting" DROP COLUMN "book_vat_export";
  ALTER TABLE "accounting" DROP COLUMN "book_vat_territory";
  ALTER TABLE "accounting" DROP COLUMN "book_bank";
  ALTER TABLE "accounting" DROP COLUMN "book_cards";
  ALTER TABLE "accounting" DROP COLUMN "book_cheques";
  ALTER TABLE "accounting" DROP COLUMN "year_begins";
  ALTER TABLE "_accounting_v" DROP COLUMN "version_datev_abroad";
  ALTER TABLE "_accounting_v" DROP COLUMN "version_datev_territory";
  ALTER TABLE "_accounting_v" DROP COLUMN "version_book_territory";
  ALTER TABLE "_accounting_v" DROP COLUMN "version_book_vat_export";
  ALTER TABLE "_accounting_v" DROP COLUMN "version_book_vat_territory";
  ALTER TABLE "_accounting_v" DROP COLUMN "version_book_bank";
  ALTER TABLE "_accounting_v" DROP COLUMN "version_book_cards";
  ALTER TABLE "_accounting_v" DROP COLUMN "version_book_cheques";
  ALTER TABLE "_accounting_v" DROP COLUMN "version_year_begins";
  DROP TYPE "public"."enum_vat_territories_tax_area";
  DROP TYPE "public"."enum__vat_territories_v_version_tax_area";
  DROP TYPE "public"."enum_exchange_rates_currency";
  DROP TYPE "public"."enum_exchange_rates_rate_source";
  DROP TYPE "public"."enum_company_country";
  DROP TYPE "public"."enum__company_v_version_country";`)
}
