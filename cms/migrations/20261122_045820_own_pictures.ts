import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "own_pictures" (
  	"hash" varchar(64) PRIMARY KEY NOT NULL,
  	"kind" varchar(8) NOT NULL,
  	"size" integer NOT NULL,
  	"bytes" "bytea" NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "own_picture_owners" (
  	"hash" varchar(64) NOT NULL,
  	"owner" varchar(64) NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "own_picture_owners_hash_owner_pk" PRIMARY KEY("hash","owner")
  );
  
  CREATE TABLE "own_picture_holds" (
  	"hash" varchar(64) NOT NULL,
  	"holder" varchar(80) NOT NULL,
  	CONSTRAINT "own_picture_holds_hash_holder_pk" PRIMARY KEY("hash","holder")
  );
  
  ALTER TABLE "own_picture_owners" ADD CONSTRAINT "own_picture_owners_hash_own_pictures_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."own_pictures"("hash") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "own_picture_holds" ADD CONSTRAINT "own_picture_holds_hash_own_pictures_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."own_pictures"("hash") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "own_pictures_used_idx" ON "own_pictures" USING btree ("used_at");
  CREATE INDEX "own_picture_owners_owner_idx" ON "own_picture_owners" USING btree ("owner");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "own_pictures" CASCADE;
  DROP TABLE "own_picture_owners" CASCADE;
  DROP TABLE "own_picture_holds" CASCADE;`)
}
