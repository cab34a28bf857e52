import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "orders_words_idx";
  DROP INDEX "orders_invoice_number_idx";
  ALTER TABLE "order_stock" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;
  CREATE INDEX "invoices_number_start_idx" ON "invoices" USING btree ("number" varchar_pattern_ops);
  ALTER TABLE "orders" DROP COLUMN "invoice_number";
  ALTER TABLE "orders" DROP COLUMN "invoiced_at";
  CREATE INDEX "orders_words_idx" ON "orders" USING gin (to_tsvector('simple', coalesce("name", '') || ' ' || replace(coalesce("email", ''), '@', ' ') || ' ' || coalesce("phone", '')));`)
  // Coupons whose names differ only in case: the first keeps its name, the others and their uses get their number added.
  await db.execute(sql`
   CREATE TEMPORARY TABLE "coupon_twins" ON COMMIT DROP AS
     SELECT d."id", d."coupon" AS "old", left(d."coupon", 48) || '-' || d."id" AS "new" FROM "discounts" d
     WHERE EXISTS (SELECT 1 FROM "discounts" twin WHERE lower(twin."coupon") = lower(d."coupon") AND twin."id" < d."id");
  UPDATE "discounts" d SET "coupon" = t."new" FROM "coupon_twins" t WHERE t."id" = d."id";
  UPDATE "coupon_uses" u SET "coupon" = t."new" FROM "coupon_twins" t WHERE t."old" = u."coupon";
  CREATE UNIQUE INDEX "discounts_coupon_caseless_idx" ON "discounts" USING btree (lower("coupon"));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "discounts_coupon_caseless_idx";
  DROP INDEX "orders_words_idx";
  DROP INDEX "invoices_number_start_idx";
  ALTER TABLE "orders" ADD COLUMN "invoice_number" varchar;
  ALTER TABLE "orders" ADD COLUMN "invoiced_at" timestamp(3) with time zone;
  CREATE UNIQUE INDEX "orders_invoice_number_idx" ON "orders" USING btree ("invoice_number");
  CREATE INDEX "orders_words_idx" ON "orders" USING gin (to_tsvector('simple', coalesce("name", '') || ' ' || replace(coalesce("email", ''), '@', ' ') || ' ' || coalesce("invoice_number", '') || ' ' || coalesce("phone", '')));
  ALTER TABLE "order_stock" DROP COLUMN "refunded";`)
}
