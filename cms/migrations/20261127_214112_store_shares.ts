import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "store_shares" (
  	"store" varchar(16) NOT NULL,
  	"network" varchar(22) NOT NULL,
  	"item" varchar(120) NOT NULL,
  	"address" varchar(22) NOT NULL,
  	"size" integer NOT NULL,
  	"kept_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "store_shares_store_network_item_pk" PRIMARY KEY("store","network","item")
  );
  
  CREATE INDEX "store_shares_kept_idx" ON "store_shares" USING btree ("kept_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "store_shares" CASCADE;`)
}
