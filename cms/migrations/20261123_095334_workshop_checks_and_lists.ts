import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "production_photos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"piece_id" integer NOT NULL,
  	"body" "bytea" NOT NULL,
  	"taken_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"taken_by" varchar(255) NOT NULL
  );
  
  CREATE TABLE "production_taken_back" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"piece_id" integer NOT NULL,
  	"state" varchar(16) NOT NULL,
  	"reason" varchar(500) NOT NULL,
  	"taken_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"taken_by" varchar(255) NOT NULL
  );
  
  CREATE TABLE "shipment_manifests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"carrier" varchar(64) NOT NULL,
  	"day" date NOT NULL,
  	"content" jsonb NOT NULL,
  	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"made_by" varchar(255) NOT NULL
  );
  
  CREATE TABLE "list_views" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"collection" varchar(64) NOT NULL,
  	"name" varchar(60) NOT NULL,
  	"query" varchar(4000) NOT NULL,
  	"shared" boolean NOT NULL,
  	"admin" integer NOT NULL,
  	"email" varchar(255) NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "accounting" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"datev_adviser" varchar,
  	"datev_client" varchar,
  	"datev_debtors" varchar,
  	"datev_full" varchar,
  	"datev_reduced" varchar,
  	"datev_other" varchar,
  	"datev_union" varchar,
  	"datev_export" varchar,
  	"datev_distant" varchar,
  	"book_clients" varchar,
  	"book_sales" varchar,
  	"book_distant" varchar,
  	"book_union" varchar,
  	"book_export" varchar,
  	"book_vat" varchar,
  	"book_vat_abroad" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_accounting_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_datev_adviser" varchar,
  	"version_datev_client" varchar,
  	"version_datev_debtors" varchar,
  	"version_datev_full" varchar,
  	"version_datev_reduced" varchar,
  	"version_datev_other" varchar,
  	"version_datev_union" varchar,
  	"version_datev_export" varchar,
  	"version_datev_distant" varchar,
  	"version_book_clients" varchar,
  	"version_book_sales" varchar,
  	"version_book_distant" varchar,
  	"version_book_union" varchar,
  	"version_book_export" varchar,
  	"version_book_vat" varchar,
  	"version_book_vat_abroad" varchar,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "shipments" ADD COLUMN "manifest_id" integer;
  ALTER TABLE "production_photos" ADD CONSTRAINT "production_photos_piece_id_production_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."production_pieces"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "production_taken_back" ADD CONSTRAINT "production_taken_back_piece_id_production_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."production_pieces"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "production_photos_piece_idx" ON "production_photos" USING btree ("piece_id");
  CREATE INDEX "production_taken_back_piece_idx" ON "production_taken_back" USING btree ("piece_id");
  CREATE UNIQUE INDEX "list_views_name_idx" ON "list_views" USING btree ("collection","admin","name");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "_accounting_v_created_at_idx" ON "_accounting_v" USING btree ("created_at");
  CREATE INDEX "_accounting_v_updated_at_idx" ON "_accounting_v" USING btree ("updated_at");
  ALTER TABLE "shipments" ADD CONSTRAINT "shipments_manifest_id_shipment_manifests_id_fk" FOREIGN KEY ("manifest_id") REFERENCES "public"."shipment_manifests"("id") ON DELETE no action ON UPDATE no action;
  CREATE INDEX "shipments_sent_idx" ON "shipments" USING btree ("sent_at");
  CREATE INDEX "production_pieces_placed_idx" ON "production_pieces" USING btree ("order_id") WHERE state = 'placed';
  CREATE INDEX "status_createdAt_idx" ON "orders" USING btree ("status","created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "production_photos" CASCADE;
  DROP TABLE "production_taken_back" CASCADE;
  DROP TABLE "shipment_manifests" CASCADE;
  DROP TABLE "list_views" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "accounting" CASCADE;
  DROP TABLE "_accounting_v" CASCADE;
  ALTER TABLE "shipments" DROP CONSTRAINT "shipments_manifest_id_shipment_manifests_id_fk";
  
  DROP INDEX "shipments_sent_idx";
  DROP INDEX "production_pieces_placed_idx";
  DROP INDEX "status_createdAt_idx";
  ALTER TABLE "shipments" DROP COLUMN "manifest_id";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
