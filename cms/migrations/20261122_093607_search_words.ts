import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "search_words" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "search_words_locales" (
  	"synonyms" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "search_words_locales" ADD CONSTRAINT "search_words_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_words"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "search_words_locales_locale_parent_id_unique" ON "search_words_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "search_words" CASCADE;
  DROP TABLE "search_words_locales" CASCADE;`)
}
