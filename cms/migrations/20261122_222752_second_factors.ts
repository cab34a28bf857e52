import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "second_factors" (
  	"kind" varchar(6) NOT NULL,
  	"holder" integer NOT NULL,
  	"sealed" text NOT NULL,
  	"last_step" bigint DEFAULT 0 NOT NULL,
  	"failures" integer DEFAULT 0 NOT NULL,
  	"locked_until" timestamp (3) with time zone,
  	"confirmed_at" timestamp (3) with time zone,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "second_factors_kind_holder_pk" PRIMARY KEY("kind","holder")
  );
  
  CREATE TABLE "recovery_codes" (
  	"kind" varchar(6) NOT NULL,
  	"holder" integer NOT NULL,
  	"hash" varchar(64) NOT NULL,
  	CONSTRAINT "recovery_codes_kind_holder_hash_pk" PRIMARY KEY("kind","holder","hash")
  );
  
  CREATE TABLE "passkeys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"credential" varchar(1400) NOT NULL,
  	"client" integer NOT NULL,
  	"host" varchar(255) NOT NULL,
  	"public_key" "bytea" NOT NULL,
  	"counter" bigint NOT NULL,
  	"name" varchar(60) NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"used_at" timestamp (3) with time zone,
  	CONSTRAINT "passkeys_credential_unique" UNIQUE("credential")
  );
  
  CREATE TABLE "passkey_challenges" (
  	"challenge" varchar(64) PRIMARY KEY NOT NULL,
  	"client" integer NOT NULL,
  	"ends_at" timestamp (3) with time zone NOT NULL
  );
  
  CREATE INDEX "passkeys_client_idx" ON "passkeys" USING btree ("client");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "second_factors" CASCADE;
  DROP TABLE "recovery_codes" CASCADE;
  DROP TABLE "passkeys" CASCADE;
  DROP TABLE "passkey_challenges" CASCADE;`)
}
