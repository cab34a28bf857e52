import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "exports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar(16) NOT NULL,
  	"from_day" date NOT NULL,
  	"to_day" date NOT NULL,
  	"code" varchar(64) NOT NULL,
  	"email" varchar(255) NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"ready_at" timestamp (3) with time zone,
  	"ends_at" timestamp (3) with time zone,
  	"name" varchar(120),
  	"type" varchar(80),
  	"rows" integer,
  	"body" "bytea",
  	CONSTRAINT "exports_code_unique" UNIQUE("code")
  );
  
  CREATE INDEX "exports_created_idx" ON "exports" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "exports" CASCADE;`)
}
