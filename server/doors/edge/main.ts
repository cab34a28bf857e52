// The cache in front of the shop's server, as a process of its own; scripts/lib/shop.mjs starts it.
import { z } from 'zod'
import { siteDomains } from '@/lib/ground/site/domains'
import { createEdge } from './edge'

const settings = z
  .object({
    PORT: z.coerce.number().int(),
    /** Where the server behind listens. */
    ORIGIN_PORT: z.coerce.number().int(),
    INTERNAL_TOKEN: z.string().optional(),
    EDGE_MAX_MB: z.coerce.number().positive().default(96),
  })
  .parse(process.env)

const server = createEdge({
  origin: { host: '127.0.0.1', port: settings.ORIGIN_PORT },
  ...(settings.INTERNAL_TOKEN && { token: settings.INTERNAL_TOKEN }),
  maxBytes: settings.EDGE_MAX_MB * 1e6,
  hosts: [...siteDomains().values()].map(origin => new URL(origin).hostname),
})
server.on('error', error => {
  console.error(error.message)
  process.exit(1)
})
server.listen(settings.PORT)

let isEnding = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isEnding) return
    isEnding = true
    // A request in progress gets its whole answer; idle connections do not delay the end.
    server.close(() => process.exit(0))
    setInterval(() => server.closeIdleConnections(), 100)
  })
}
