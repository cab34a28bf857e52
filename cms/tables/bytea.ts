import { customType } from '@payloadcms/db-postgres/drizzle/pg-core'

/** Bytes as PostgreSQL keeps them. */
export const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: bytes => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  fromDriver: buffer => buffer,
})
