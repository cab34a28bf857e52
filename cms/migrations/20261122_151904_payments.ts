import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "payments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" integer NOT NULL,
  	"method" varchar(32) NOT NULL,
  	"state" varchar(16) NOT NULL,
  	"amount_minor" integer NOT NULL,
  	"taken_minor" integer DEFAULT 0 NOT NULL,
  	"currency" varchar(3) NOT NULL,
  	"provider_id" varchar(255),
  	"reference" varchar(255),
  	"url" varchar(2000),
  	"admin" integer,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"ends_at" timestamp (3) with time zone,
  	"taken_at" timestamp (3) with time zone,
  	"ask_at" timestamp (3) with time zone,
  	CONSTRAINT "payments_provider_id_unique" UNIQUE("provider_id"),
  	CONSTRAINT "payments_reference_unique" UNIQUE("reference")
  );
  
  CREATE TABLE "refunds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" integer NOT NULL,
  	"payment_id" integer NOT NULL,
  	"request" varchar(128) NOT NULL,
  	"state" varchar(16) NOT NULL,
  	"amount_minor" integer NOT NULL,
  	"currency" varchar(3) NOT NULL,
  	"reason" varchar(1000) NOT NULL,
  	"provider_id" varchar(255),
  	"failure" varchar(500),
  	"admin" integer,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"done_at" timestamp (3) with time zone,
  	CONSTRAINT "refunds_provider_id_unique" UNIQUE("provider_id")
  );
  
  CREATE TABLE "payment_events" (
  	"id" varchar(255) PRIMARY KEY NOT NULL,
  	"type" varchar(100) NOT NULL,
  	"order_id" integer,
  	"outcome" varchar(32) NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "clients" ADD COLUMN "account_limit" numeric;
  ALTER TABLE "company" ADD COLUMN "bank_holder" varchar;
  ALTER TABLE "company" ADD COLUMN "bank_iban" varchar;
  ALTER TABLE "company" ADD COLUMN "bank_bic" varchar;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
  CREATE INDEX "payments_order_idx" ON "payments" USING btree ("order_id");
  CREATE UNIQUE INDEX "payments_open_idx" ON "payments" USING btree ("order_id") WHERE state in ('open', 'pending');
  CREATE INDEX "payments_ask_idx" ON "payments" USING btree ("ask_at") WHERE state in ('open', 'pending');
  CREATE INDEX "refunds_order_idx" ON "refunds" USING btree ("order_id");
  CREATE UNIQUE INDEX "refunds_request_idx" ON "refunds" USING btree ("request","payment_id");
  CREATE INDEX "payment_events_order_idx" ON "payment_events" USING btree ("order_id");

  -- Orders that were paid before payments were kept: by transfer or cheque, whole.
  INSERT INTO "payments" ("order_id", "method", "state", "amount_minor", "taken_minor", "currency", "created_at", "updated_at", "taken_at")
  SELECT "id", coalesce("method", 'transfer'), 'taken', "total_minor"::int, "total_minor"::int, "currency", "created_at", now(), coalesce("paid_at", "updated_at")
  FROM "orders" WHERE "status" IN ('paid', 'in-production', 'shipped', 'delivered');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "payments" CASCADE;
  DROP TABLE "refunds" CASCADE;
  DROP TABLE "payment_events" CASCADE;
  ALTER TABLE "clients" DROP COLUMN "account_limit";
  ALTER TABLE "company" DROP COLUMN "bank_holder";
  ALTER TABLE "company" DROP COLUMN "bank_iban";
  ALTER TABLE "company" DROP COLUMN "bank_bic";`)
}
