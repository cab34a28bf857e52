import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_clients_company_role" AS ENUM('buyer', 'approver');
  CREATE TABLE "order_approvals" (
  	"order_id" integer PRIMARY KEY NOT NULL,
  	"company" integer NOT NULL,
  	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"ends_at" timestamp (3) with time zone NOT NULL,
  	"decision" varchar(12),
  	"client" integer,
  	"name" varchar(255) DEFAULT '' NOT NULL,
  	"word" varchar(1000) DEFAULT '' NOT NULL,
  	"decided_at" timestamp (3) with time zone
  );
  
  CREATE TABLE "client_companies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"account_payment" boolean DEFAULT false,
  	"account_limit" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "orders" ADD COLUMN "company_id" integer;
  ALTER TABLE "clients" ADD COLUMN "company_id" integer;
  ALTER TABLE "clients" ADD COLUMN "company_role" "enum_clients_company_role";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "client_companies_id" integer;
  CREATE INDEX "order_approvals_company_idx" ON "order_approvals" USING btree ("company");
  CREATE INDEX "order_approvals_ends_idx" ON "order_approvals" USING btree ("ends_at");
  CREATE INDEX "client_companies_updated_at_idx" ON "client_companies" USING btree ("updated_at");
  CREATE INDEX "client_companies_created_at_idx" ON "client_companies" USING btree ("created_at");
  ALTER TABLE "orders" ADD CONSTRAINT "orders_company_id_client_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."client_companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clients" ADD CONSTRAINT "clients_company_id_client_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."client_companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_client_companies_fk" FOREIGN KEY ("client_companies_id") REFERENCES "public"."client_companies"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "orders_company_idx" ON "orders" USING btree ("company_id");
  CREATE INDEX "clients_company_idx" ON "clients" USING btree ("company_id");
  CREATE INDEX "payload_locked_documents_rels_client_companies_id_idx" ON "payload_locked_documents_rels" USING btree ("client_companies_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "order_approvals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "client_companies" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "order_approvals" CASCADE;
  DROP TABLE "client_companies" CASCADE;
  ALTER TABLE "orders" DROP CONSTRAINT "orders_company_id_client_companies_id_fk";
  
  ALTER TABLE "clients" DROP CONSTRAINT "clients_company_id_client_companies_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_client_companies_fk";
  
  DROP INDEX "orders_company_idx";
  DROP INDEX "clients_company_idx";
  DROP INDEX "payload_locked_documents_rels_client_companies_id_idx";
  ALTER TABLE "orders" DROP COLUMN "company_id";
  ALTER TABLE "clients" DROP COLUMN "company_id";
  ALTER TABLE "clients" DROP COLUMN "company_role";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "client_companies_id";
  DROP TYPE "public"."enum_clients_company_role";`)
}
