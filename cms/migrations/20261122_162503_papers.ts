import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "invoices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar(16) NOT NULL,
  	"series" varchar(64) NOT NULL,
  	"value" integer NOT NULL,
  	"number" varchar(64) NOT NULL,
  	"order_id" integer NOT NULL,
  	"refund_id" integer,
  	"content" jsonb NOT NULL,
  	"issued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
  	CONSTRAINT "invoices_refund_id_unique" UNIQUE("refund_id")
  );
  
  ALTER TABLE "orders" ADD COLUMN "tracking" varchar;
  CREATE UNIQUE INDEX "invoices_series_value_idx" ON "invoices" USING btree ("series","value");
  CREATE UNIQUE INDEX "invoices_order_idx" ON "invoices" USING btree ("order_id") WHERE kind = 'invoice';
  CREATE INDEX "invoices_orders_idx" ON "invoices" USING btree ("order_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "invoices" CASCADE;
  ALTER TABLE "orders" DROP COLUMN "tracking";`)
}
