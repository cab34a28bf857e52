import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Numbers of orders that say nothing of how many there are (docs/decisions/order-numbers.md): the next of a sequence, moved
 * through nine digits by a Feistel network with a secret of this database. Orders from before keep their short numbers.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(`
  CREATE TABLE "order_number_secret" ("secret" bytea NOT NULL);
  INSERT INTO "order_number_secret" VALUES (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
  CREATE SEQUENCE "order_number_seq" AS bigint MINVALUE 0 START 0 MAXVALUE 899999999 NO CYCLE;

  CREATE FUNCTION next_order_number() RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    key bytea := (SELECT secret FROM order_number_secret);
    number bigint := nextval('order_number_seq');
    left_half int;
    right_half int;
    mixed bytea;
    swapped int;
  BEGIN
    LOOP
      left_half := number >> 15;
      right_half := number & 32767;
      FOR round IN 1..6 LOOP
        mixed := sha256(key || int4send(round) || int4send(right_half));
        swapped := left_half # (((get_byte(mixed, 0) << 8) | get_byte(mixed, 1)) & 32767);
        left_half := right_half;
        right_half := swapped;
      END LOOP;
      number := (left_half::bigint << 15) | right_half;
      -- 2^30 places are more than nine digits have: what falls beyond goes round again, which keeps it unique.
      EXIT WHEN number < 900000000;
    END LOOP;
    RETURN 100000000 + number;
  END $$;

  ALTER TABLE "orders" ALTER COLUMN "id" SET DEFAULT next_order_number();
  -- These bytes are packed already: trying again costs time and wins nothing.
  ALTER TABLE "approved_scenes" ALTER COLUMN "packed" SET STORAGE EXTERNAL;`))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
  ALTER TABLE "approved_scenes" ALTER COLUMN "packed" SET STORAGE EXTENDED;
  ALTER TABLE "orders" ALTER COLUMN "id" SET DEFAULT nextval('orders_id_seq');
  DROP FUNCTION next_order_number();
  DROP SEQUENCE "order_number_seq";
  DROP TABLE "order_number_secret";`),
  )
}
