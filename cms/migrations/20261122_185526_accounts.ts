import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "client_sessions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hash" varchar(64) NOT NULL,
  	"client" integer NOT NULL,
  	"method" varchar(12) NOT NULL,
  	"device" varchar(300) NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"ends_at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "client_sessions_hash_unique" UNIQUE("hash")
  );
  
  CREATE TABLE "password_links" (
  	"client" integer PRIMARY KEY NOT NULL,
  	"hash" varchar(64) NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"ends_at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "password_links_hash_unique" UNIQUE("hash")
  );
  
  CREATE TABLE "security_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"client" integer NOT NULL,
  	"kind" varchar(24) NOT NULL,
  	"device" varchar(300) NOT NULL,
  	"address" varchar(64) NOT NULL,
  	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "clients" ADD COLUMN "email_verified" boolean DEFAULT false;
  CREATE INDEX "client_sessions_client_idx" ON "client_sessions" USING btree ("client");
  CREATE INDEX "client_sessions_ends_idx" ON "client_sessions" USING btree ("ends_at");
  CREATE INDEX "security_events_client_idx" ON "security_events" USING btree ("client","id");
  CREATE INDEX "security_events_at_idx" ON "security_events" USING btree ("at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "client_sessions" CASCADE;
  DROP TABLE "password_links" CASCADE;
  DROP TABLE "security_events" CASCADE;
  ALTER TABLE "clients" DROP COLUMN "email_verified";`)
}
