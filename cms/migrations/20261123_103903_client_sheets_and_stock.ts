import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "client_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"client" integer NOT NULL,
  	"admin" integer NOT NULL,
  	"author" varchar(255) NOT NULL,
  	"text" varchar(4000) NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "stock_moves" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"variant" varchar NOT NULL,
  	"change" integer NOT NULL,
  	"left" integer NOT NULL,
  	"low_at" integer NOT NULL,
  	"reason" varchar(300) NOT NULL,
  	"author" varchar(255) NOT NULL,
  	"request" varchar(128),
  	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "loyalty_points" ALTER COLUMN "order_id" DROP NOT NULL;
  ALTER TABLE "loyalty_points" ADD COLUMN "reason" varchar(500) DEFAULT '' NOT NULL;
  ALTER TABLE "loyalty_points" ADD COLUMN "author" varchar(255) DEFAULT '' NOT NULL;
  ALTER TABLE "loyalty_points" ADD COLUMN "request" varchar(128);
  ALTER TABLE "clients" ADD COLUMN "merged_into_id" integer;
  ALTER TABLE "discounts" ADD COLUMN "countries" jsonb;
  CREATE INDEX "client_notes_client_idx" ON "client_notes" USING btree ("client","id");
  CREATE INDEX "stock_moves_of_idx" ON "stock_moves" USING btree ("slug","variant","id");
  CREATE UNIQUE INDEX "stock_moves_request_idx" ON "stock_moves" USING btree ("request");
  ALTER TABLE "clients" ADD CONSTRAINT "clients_merged_into_id_clients_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "loyalty_points_request_idx" ON "loyalty_points" USING btree ("request");
  CREATE INDEX "clients_merged_into_idx" ON "clients" USING btree ("merged_into_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "client_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "stock_moves" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "client_notes" CASCADE;
  DROP TABLE "stock_moves" CASCADE;
  ALTER TABLE "clients" DROP CONSTRAINT "clients_merged_into_id_clients_id_fk";
  
  DROP INDEX "loyalty_points_request_idx";
  DROP INDEX "clients_merged_into_idx";
  ALTER TABLE "loyalty_points" ALTER COLUMN "order_id" SET NOT NULL;
  ALTER TABLE "loyalty_points" DROP COLUMN "reason";
  ALTER TABLE "loyalty_points" DROP COLUMN "author";
  ALTER TABLE "loyalty_points" DROP COLUMN "request";
  ALTER TABLE "clients" DROP COLUMN "merged_into_id";
  ALTER TABLE "discounts" DROP COLUMN "countries";`)
}
