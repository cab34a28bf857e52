import 'server-only'
import { readFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import path from 'node:path'
import { Reader } from 'mmdb-lib'
import { z } from 'zod'

const entry = z.object({ country_code: z.string().length(2) })

const holder = globalThis as { addressTable?: Promise<Reader<never>> }

/** The table of networks and their countries that ships as a package (in the public domain), read at the first question. */
async function readTable(): Promise<Reader<never>> {
  const folder = path.join(process.cwd(), 'node_modules', '@ip-location-db', 'iptoasn-country-mmdb')
  return new Reader(await readFile(path.join(folder, 'iptoasn-country.mmdb')))
}

/**
 * The country in which a network's address is registered; null for one that the table does not know, such as a private one.
 * @param network an address of version 4, or the first half of one of version 6 (`addressOf`)
 */
export async function countryOfAddress(network: string): Promise<string | null> {
  const address = isIP(network) ? network : `${network}::`
  if (!isIP(address)) return null
  holder.addressTable ??= readTable()
  const found = entry.safeParse((await holder.addressTable).get(address))
  return found.success ? found.data.country_code : null
}
