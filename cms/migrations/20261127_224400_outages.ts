import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "outages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar(16) NOT NULL,
  	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"until" timestamp (3) with time zone
  );
  
  CREATE UNIQUE INDEX "outages_open_idx" ON "outages" USING btree ("kind") WHERE "until" is null;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "outages" CASCADE;`)
}
