import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "clients" ALTER COLUMN "auth_type" SET DATA TYPE text;
  ALTER TABLE "clients" ALTER COLUMN "auth_type" SET DEFAULT 'password'::text;
  -- A code is no way to log in: it stands for one order.
  UPDATE "clients" SET "auth_type" = 'password' WHERE "auth_type" = 'code';
  DROP TYPE "public"."enum_clients_auth_type";
  CREATE TYPE "public"."enum_clients_auth_type" AS ENUM('password', 'google', 'facebook', 'linkedin');
  ALTER TABLE "clients" ALTER COLUMN "auth_type" SET DEFAULT 'password'::"public"."enum_clients_auth_type";
  ALTER TABLE "clients" ALTER COLUMN "auth_type" SET DATA TYPE "public"."enum_clients_auth_type" USING "auth_type"::"public"."enum_clients_auth_type";
  ALTER TABLE "admins" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "admins" ALTER COLUMN "role" SET DEFAULT 'clerk'::text;
  UPDATE "admins" SET "role" = 'clerk' WHERE "role" = 'editor';
  DROP TYPE "public"."enum_admins_role";
  CREATE TYPE "public"."enum_admins_role" AS ENUM('owner', 'clerk', 'production', 'translator');
  ALTER TABLE "admins" ALTER COLUMN "role" SET DEFAULT 'clerk'::"public"."enum_admins_role";
  ALTER TABLE "admins" ALTER COLUMN "role" SET DATA TYPE "public"."enum_admins_role" USING "role"::"public"."enum_admins_role";
  ALTER TABLE "tokens" ADD COLUMN "admin_id" integer;
  ALTER TABLE "tokens" ADD CONSTRAINT "tokens_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "tokens_admin_idx" ON "tokens" USING btree ("admin_id");
  -- Keys that write were nobody's: they become the first owner's, who can make them new or revoke them.
  UPDATE "tokens" SET "admin_id" = (SELECT min("id") FROM "admins" WHERE "role" = 'owner') WHERE "kind" = 'admin';
  ALTER TABLE "clients" DROP COLUMN "role";
  ALTER TABLE "clients" DROP COLUMN "loyalty_level";
  ALTER TABLE "clients" DROP COLUMN "registered";
  DROP TYPE "public"."enum_clients_role";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_clients_role" AS ENUM('client', 'retailer', 'company');
  ALTER TYPE "public"."enum_clients_auth_type" ADD VALUE 'code';
  ALTER TABLE "tokens" DROP CONSTRAINT "tokens_admin_id_admins_id_fk";
  
  ALTER TABLE "admins" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "admins" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  UPDATE "admins" SET "role" = 'editor' WHERE "role" <> 'owner';
  DROP TYPE "public"."enum_admins_role";
  CREATE TYPE "public"."enum_admins_role" AS ENUM('owner', 'editor');
  ALTER TABLE "admins" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_admins_role";
  ALTER TABLE "admins" ALTER COLUMN "role" SET DATA TYPE "public"."enum_admins_role" USING "role"::"public"."enum_admins_role";
  DROP INDEX "tokens_admin_idx";
  ALTER TABLE "clients" ADD COLUMN "role" "enum_clients_role" DEFAULT 'client' NOT NULL;
  ALTER TABLE "clients" ADD COLUMN "loyalty_level" numeric DEFAULT 0;
  ALTER TABLE "clients" ADD COLUMN "registered" boolean DEFAULT false;
  ALTER TABLE "tokens" DROP COLUMN "admin_id";`)
}
