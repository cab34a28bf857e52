import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "order_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" integer NOT NULL,
  	"admin" integer NOT NULL,
  	"author" varchar(255) NOT NULL,
  	"text" varchar(4000) NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "shipments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" integer NOT NULL,
  	"request" varchar(128) NOT NULL,
  	"carrier" varchar(64) NOT NULL,
  	"tracking" varchar(300) DEFAULT '' NOT NULL,
  	"admin" integer,
  	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "shipment_lines" (
  	"shipment_id" integer NOT NULL,
  	"line" varchar(64) NOT NULL,
  	"pieces" integer NOT NULL,
  	CONSTRAINT "shipment_lines_shipment_id_line_pk" PRIMARY KEY("shipment_id","line")
  );
  
  CREATE TABLE "claims" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" integer NOT NULL,
  	"line" varchar(64) NOT NULL,
  	"pieces" integer NOT NULL,
  	"reason" varchar(32) NOT NULL,
  	"note" varchar(2000) DEFAULT '' NOT NULL,
  	"photo" varchar(64),
  	"goodwill" boolean NOT NULL,
  	"state" varchar(16) NOT NULL,
  	"answer" varchar(2000) DEFAULT '' NOT NULL,
  	"reprint" integer,
  	"admin" integer NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"decided_at" timestamp (3) with time zone
  );
  
  ALTER TABLE "orders_lines_parts" ADD COLUMN "laid_out_at" timestamp(3) with time zone;
  ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "order_notes_order_idx" ON "order_notes" USING btree ("order_id");
  CREATE INDEX "shipments_order_idx" ON "shipments" USING btree ("order_id");
  CREATE UNIQUE INDEX "shipments_request_idx" ON "shipments" USING btree ("order_id","request");
  CREATE INDEX "claims_order_idx" ON "claims" USING btree ("order_id");
  CREATE UNIQUE INDEX "claims_reprint_idx" ON "claims" USING btree ("reprint");

  INSERT INTO "shipments" ("order_id", "request", "carrier", "tracking", "sent_at")
    SELECT o."id", 'before', 'other', coalesce(o."tracking", ''),
      coalesce((SELECT max(e."at") FROM "orders_events" e WHERE e."_parent_id" = o."id" AND e."to" = 'shipped'), o."updated_at")
    FROM "orders" o WHERE o."status" IN ('shipped', 'delivered');
  INSERT INTO "shipment_lines" ("shipment_id", "line", "pieces")
    SELECT s."id", coalesce(l."content" ->> 'id', l."id"), l."quantity"::int
    FROM "shipments" s JOIN "orders_lines" l ON l."_parent_id" = s."order_id" ON CONFLICT DO NOTHING;
  ALTER TABLE "orders" DROP COLUMN "tracking";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "order_notes" CASCADE;
  DROP TABLE "shipments" CASCADE;
  DROP TABLE "shipment_lines" CASCADE;
  DROP TABLE "claims" CASCADE;
  ALTER TABLE "orders" ADD COLUMN "tracking" varchar;
  ALTER TABLE "orders_lines_parts" DROP COLUMN "laid_out_at";`)
}
