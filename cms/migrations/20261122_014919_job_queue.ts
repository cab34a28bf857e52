import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import PgBoss from 'pg-boss'

/** The tables of pg-boss, without its own transaction: the migration has one. */
const queueTables = PgBoss.getConstructionPlans('pgboss').replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, '')

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(queueTables))
  // Mails that wait, and those that were given up, go on as jobs.
  await db.execute(sql`
  SELECT pgboss.create_queue('mail', '{"policy":"standard","retryLimit":10,"retryDelay":60,"retryBackoff":true,"expireInSeconds":300}');
  INSERT INTO pgboss.job (name, data, state, retry_limit, retry_delay, retry_backoff, policy, completed_on)
    SELECT 'mail', jsonb_build_object('template', template, 'order', "order"),
      CASE status WHEN 'failed' THEN 'failed' ELSE 'created' END::pgboss.job_state, 10, 60, true, 'standard',
      CASE status WHEN 'failed' THEN now() END
    FROM outgoing_mails WHERE status <> 'sent' ORDER BY id;

  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_outgoing_mails_fk";
  DROP INDEX "payload_locked_documents_rels_outgoing_mails_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "outgoing_mails_id";
  DROP TABLE "outgoing_mails" CASCADE;
  DROP TYPE "public"."enum_outgoing_mails_status";

  CREATE UNLOGGED TABLE "rate_limits" ("key" varchar(255) PRIMARY KEY, "points" integer NOT NULL DEFAULT 0, "expire" bigint);
  CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" ("expire");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "rate_limits";
  DROP SCHEMA pgboss CASCADE;

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
