import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A sign takes thirty free holes at most; a clerk's own limit stays. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    UPDATE "hole_layouts" SET "facts" = jsonb_set("facts", '{maxHoles}', '30')
    WHERE "slug" = 'custom' AND "facts"->>'maxHoles' = '12'`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    UPDATE "hole_layouts" SET "facts" = jsonb_set("facts", '{maxHoles}', '12')
    WHERE "slug" = 'custom' AND "facts"->>'maxHoles' = '30'`)
}
