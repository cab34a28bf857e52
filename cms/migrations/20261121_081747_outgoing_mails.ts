import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_outgoing_mails_status" AS ENUM('pending', 'sent', 'failed');
  CREATE TABLE "outgoing_mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"template" varchar NOT NULL,
  	"order" numeric,
  	"status" "enum_outgoing_mails_status" DEFAULT 'pending' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "outgoing_mails_id" integer;
  CREATE UNIQUE INDEX "outgoing_mails_key_idx" ON "outgoing_mails" USING btree ("key");
  CREATE INDEX "outgoing_mails_order_idx" ON "outgoing_mails" USING btree ("order");
  CREATE INDEX "outgoing_mails_status_idx" ON "outgoing_mails" USING btree ("status");
  CREATE INDEX "outgoing_mails_next_attempt_at_idx" ON "outgoing_mails" USING btree ("next_attempt_at");
  CREATE INDEX "outgoing_mails_updated_at_idx" ON "outgoing_mails" USING btree ("updated_at");
  CREATE INDEX "outgoing_mails_created_at_idx" ON "outgoing_mails" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_outgoing_mails_fk" FOREIGN KEY ("outgoing_mails_id") REFERENCES "public"."outgoing_mails"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_outgoing_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("outgoing_mails_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "outgoing_mails" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "outgoing_mails" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_outgoing_mails_fk";
  
  DROP INDEX "payload_locked_documents_rels_outgoing_mails_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "outgoing_mails_id";
  DROP TYPE "public"."enum_outgoing_mails_status";`)
}
