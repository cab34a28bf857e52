import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "quotations" (
  	"id" integer PRIMARY KEY NOT NULL,
  	"state" varchar(16) NOT NULL,
  	"revision" integer DEFAULT 0 NOT NULL,
  	"version" integer DEFAULT 0 NOT NULL,
  	"client" integer,
  	"email" varchar(255) NOT NULL,
  	"name" varchar(255) NOT NULL,
  	"phone" varchar(64) DEFAULT '' NOT NULL,
  	"locale" varchar(8) NOT NULL,
  	"auth_nonce" varchar(32) NOT NULL,
  	"request" jsonb NOT NULL,
  	"draft" jsonb NOT NULL,
  	"title" varchar(255) DEFAULT '' NOT NULL,
  	"valid_until" date,
  	"total_minor" integer,
  	"currency" varchar(3) NOT NULL,
  	"reminded" integer,
  	"order_id" integer,
  	"editor" varchar(255),
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "quotations_order_id_unique" UNIQUE("order_id")
  );
  
  CREATE TABLE "quotation_versions" (
  	"quotation_id" integer NOT NULL,
  	"version" integer NOT NULL,
  	"draft" jsonb NOT NULL,
  	"record" jsonb NOT NULL,
  	"hash" varchar(64) NOT NULL,
  	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"admin" integer NOT NULL,
  	CONSTRAINT "quotation_versions_quotation_id_version_pk" PRIMARY KEY("quotation_id","version")
  );
  
  CREATE TABLE "quotation_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"quotation_id" integer NOT NULL,
  	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"from_state" varchar(16),
  	"to_state" varchar(16) NOT NULL,
  	"actor" varchar(32) NOT NULL,
  	"version" integer NOT NULL,
  	"text" varchar(5000) DEFAULT '' NOT NULL,
  	"data" jsonb
  );
  
  ALTER TABLE "quotation_versions" ADD CONSTRAINT "quotation_versions_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quotation_events" ADD CONSTRAINT "quotation_events_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "quotations_client_idx" ON "quotations" USING btree ("client");
  CREATE INDEX "quotations_email_idx" ON "quotations" USING btree ("email");
  CREATE INDEX "quotations_created_idx" ON "quotations" USING btree ("created_at");
  CREATE INDEX "quotations_state_idx" ON "quotations" USING btree ("state","valid_until");
  CREATE INDEX "quotation_events_quotation_idx" ON "quotation_events" USING btree ("quotation_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "quotations" CASCADE;
  DROP TABLE "quotation_versions" CASCADE;
  DROP TABLE "quotation_events" CASCADE;`)
}
