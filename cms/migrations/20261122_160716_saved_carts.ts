import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "saved_carts" (
  	"id" integer PRIMARY KEY NOT NULL,
  	"status" varchar(8) NOT NULL,
  	"client" integer,
  	"cart_id" varchar(64),
  	"email" varchar(255),
  	"locale" varchar(8) NOT NULL,
  	"size" integer NOT NULL,
  	"packed" "bytea" NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"ends_at" timestamp (3) with time zone NOT NULL
  );
  
  ALTER TABLE "saved_carts" ADD CONSTRAINT "saved_carts_client_fk" FOREIGN KEY ("client") REFERENCES "public"."clients"("id") ON DELETE cascade;
  CREATE UNIQUE INDEX "saved_carts_client_cart_idx" ON "saved_carts" USING btree ("client","cart_id","status");
  CREATE INDEX "saved_carts_email_idx" ON "saved_carts" USING btree ("email","created_at");
  CREATE INDEX "saved_carts_ends_idx" ON "saved_carts" USING btree ("ends_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "saved_carts" CASCADE;`)
}
