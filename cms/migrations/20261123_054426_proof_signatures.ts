import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "proof_signatures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"quotation_id" integer,
  	"order_id" integer,
  	"hashes" jsonb NOT NULL,
  	"name" varchar(255) NOT NULL,
  	"drawing" varchar(12000) DEFAULT '' NOT NULL,
  	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"data" jsonb
  );
  
  ALTER TABLE "proof_signatures" ADD CONSTRAINT "proof_signatures_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "proof_signatures_quotation_idx" ON "proof_signatures" USING btree ("quotation_id");
  CREATE INDEX "proof_signatures_order_idx" ON "proof_signatures" USING btree ("order_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "proof_signatures" CASCADE;`)
}
