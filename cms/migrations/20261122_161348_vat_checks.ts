import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "vat_checks" (
  	"number" varchar(20) PRIMARY KEY NOT NULL,
  	"status" varchar(10) NOT NULL,
  	"checked_at" timestamp (3) with time zone NOT NULL,
  	"consultation" varchar(500),
  	"name" varchar(500),
  	"address" varchar(500)
  );
  
  ALTER TABLE "orders_lines_parts" ADD COLUMN "approved_at" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "vat_checks" CASCADE;
  ALTER TABLE "orders_lines_parts" DROP COLUMN "approved_at";`)
}
