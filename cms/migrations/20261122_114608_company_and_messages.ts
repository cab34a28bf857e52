import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_messages_subject" AS ENUM('order', 'file', 'quotation', 'invoice', 'withdrawal', 'trade', 'other');
  CREATE TYPE "public"."enum_company_hours_day" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TABLE "messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"answered" boolean DEFAULT false,
  	"subject" "enum_messages_subject" NOT NULL,
  	"order_number" varchar,
  	"locale" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"files" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "help_votes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"question" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"suffices" numeric DEFAULT 0 NOT NULL,
  	"lacking" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "company_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_company_hours_day" NOT NULL,
  	"opens" varchar NOT NULL,
  	"closes" varchar NOT NULL
  );
  
  CREATE TABLE "company" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"legal_form" varchar,
  	"capital" varchar,
  	"registration" varchar,
  	"vat_number" varchar,
  	"director" varchar,
  	"street" varchar,
  	"zipcode" varchar,
  	"city" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"pro_email" varchar,
  	"host_name" varchar,
  	"host_address" varchar,
  	"mediator_name" varchar,
  	"mediator_url" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "messages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "help_votes_id" integer;
  ALTER TABLE "company_hours" ADD CONSTRAINT "company_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "messages_updated_at_idx" ON "messages" USING btree ("updated_at");
  CREATE INDEX "messages_created_at_idx" ON "messages" USING btree ("created_at");
  CREATE UNIQUE INDEX "help_votes_key_idx" ON "help_votes" USING btree ("key");
  CREATE INDEX "help_votes_updated_at_idx" ON "help_votes" USING btree ("updated_at");
  CREATE INDEX "help_votes_created_at_idx" ON "help_votes" USING btree ("created_at");
  CREATE INDEX "company_hours_order_idx" ON "company_hours" USING btree ("_order");
  CREATE INDEX "company_hours_parent_id_idx" ON "company_hours" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_messages_fk" FOREIGN KEY ("messages_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_help_votes_fk" FOREIGN KEY ("help_votes_id") REFERENCES "public"."help_votes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("messages_id");
  CREATE INDEX "payload_locked_documents_rels_help_votes_id_idx" ON "payload_locked_documents_rels" USING btree ("help_votes_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "messages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "help_votes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "company_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "company" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "messages" CASCADE;
  DROP TABLE "help_votes" CASCADE;
  DROP TABLE "company_hours" CASCADE;
  DROP TABLE "company" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_messages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_help_votes_fk";
  
  DROP INDEX "payload_locked_documents_rels_messages_id_idx";
  DROP INDEX "payload_locked_documents_rels_help_votes_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "messages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "help_votes_id";
  DROP TYPE "public"."enum_messages_subject";
  DROP TYPE "public"."enum_company_hours_day";`)
}
