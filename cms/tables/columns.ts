import { timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'

/** A moment, to the millisecond. */
export const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** The moment at which a row is written, where no other is named. */
export const moment = (name: string) => time(name).notNull().defaultNow()
