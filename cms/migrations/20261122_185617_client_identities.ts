import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "client_identities" (
  	"provider" varchar(12) NOT NULL,
  	"subject" varchar(255) NOT NULL,
  	"client" integer NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "client_identities_provider_subject_pk" PRIMARY KEY("provider","subject")
  );
  
  CREATE INDEX "client_identities_client_idx" ON "client_identities" USING btree ("client");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "client_identities" CASCADE;`)
}
