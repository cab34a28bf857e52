import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "loyalty_points" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"client" integer NOT NULL,
  	"order_id" integer NOT NULL,
  	"points" integer NOT NULL,
  	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "loyalty_points_client_idx" ON "loyalty_points" USING btree ("client","id");
  CREATE INDEX "loyalty_points_order_idx" ON "loyalty_points" USING btree ("order_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "loyalty_points" CASCADE;`)
}
