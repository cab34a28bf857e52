import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "production_sheets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"machine" varchar(16) NOT NULL,
  	"material" varchar(128) NOT NULL,
  	"colour" varchar(128) NOT NULL,
  	"width" integer NOT NULL,
  	"height" integer NOT NULL,
  	"filled" double precision NOT NULL,
  	"boxes" double precision NOT NULL,
  	"state" varchar(16) NOT NULL,
  	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"changed_by" varchar(255) NOT NULL
  );
  
  CREATE TABLE "production_pieces" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sheet_id" integer NOT NULL,
  	"order_id" integer NOT NULL,
  	"line" integer NOT NULL,
  	"part" integer NOT NULL,
  	"piece" integer NOT NULL,
  	"scene_hash" varchar(64) NOT NULL,
  	"ink" varchar(16) NOT NULL,
  	"paper" varchar(16) NOT NULL,
  	"x" double precision NOT NULL,
  	"y" double precision NOT NULL,
  	"turned" boolean NOT NULL,
  	"state" varchar(16) NOT NULL,
  	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"changed_by" varchar(255) NOT NULL,
  	"reason" varchar(500) DEFAULT '' NOT NULL
  );
  
  ALTER TABLE "production_pieces" ADD CONSTRAINT "production_pieces_sheet_id_production_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."production_sheets"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "production_sheets_state_idx" ON "production_sheets" USING btree ("state","id");
  CREATE INDEX "production_pieces_sheet_idx" ON "production_pieces" USING btree ("sheet_id");
  CREATE UNIQUE INDEX "production_pieces_once_idx" ON "production_pieces" USING btree ("order_id","line","part","piece") WHERE state <> 'spoiled';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "production_sheets" CASCADE;
  DROP TABLE "production_pieces" CASCADE;`)
}
