import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "stand_ins" (
  	"hash" varchar(64) PRIMARY KEY NOT NULL,
  	"admin" integer NOT NULL,
  	"email" varchar(255) NOT NULL,
  	"client" integer NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"ends_at" timestamp (3) with time zone NOT NULL
  );
  
  CREATE INDEX "stand_ins_ends_idx" ON "stand_ins" USING btree ("ends_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "stand_ins" CASCADE;`)
}
