import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "refunds" ADD COLUMN "failed_at" timestamp (3) with time zone;
  ALTER TABLE "ledger_entries" ADD COLUMN "per_euro" double precision;`)
  // When a refund failed, its order's history has kept.
  await db.execute(sql`
   UPDATE "refunds" SET "failed_at" = e."at" FROM "orders_events" e
     WHERE "refunds"."state" = 'failed' AND e."_parent_id" = "refunds"."order_id"
       AND e."data" ->> 'code' = 'refund_failed' AND e."data" ->> 'refund' = "refunds"."id"::text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "ledger_entries" DROP COLUMN "per_euro";
  ALTER TABLE "refunds" DROP COLUMN "failed_at";`)
}
