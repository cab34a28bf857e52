import config from '@payload-config'
import { getPayload } from 'payload'
import { createFirstAdmin } from './first-admin'
import { seedShop } from './seed'

/** Imports the seed and makes the first administrator: `payload run cms/seed/run.ts`. Prints both as JSON, a line each. */
const payload = await getPayload({ config })
const started = performance.now()
const report = await seedShop(payload)
const seconds = Math.round(performance.now() - started) / 1000
console.log(JSON.stringify({ seed: { ...report, seconds } }))
const admin = await createFirstAdmin(payload)
if (admin) console.log(JSON.stringify({ admin }))
await payload.destroy()
process.exit(0)
