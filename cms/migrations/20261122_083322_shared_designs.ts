import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "shared_designs" (
  	"code" varchar(22) PRIMARY KEY NOT NULL,
  	"owner" varchar(64) NOT NULL,
  	"hash" varchar(64) NOT NULL,
  	"name" varchar(255) NOT NULL,
  	"size" integer NOT NULL,
  	"packed" "bytea" NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE UNIQUE INDEX "shared_designs_owner_hash_idx" ON "shared_designs" USING btree ("owner","hash");
  CREATE INDEX "shared_designs_used_idx" ON "shared_designs" USING btree ("used_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "shared_designs" CASCADE;`)
}
