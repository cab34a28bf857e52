import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "former_emails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"client" integer NOT NULL,
  	"email" varchar(320) NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "former_emails_client_idx" ON "former_emails" USING btree ("client");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "former_emails" CASCADE;`)
}
