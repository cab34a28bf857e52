import { createInterface } from 'node:readline'
import config from '@payload-config'
import { getPayload } from 'payload'
import { seedShop } from '@/cms/seed/seed'

/** A process that makes the tables, and then imports the seed as often as it is asked to by a line, as a release does. */
const payload = await getPayload({ config })
await payload.db.migrate()
console.log('{"ready":true}')
for await (const _ of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify({ seed: await seedShop(payload) }))
}
await payload.destroy()
process.exit(0)
