import 'server-only'
import type Stripe from 'stripe'
import { readSettings } from '@/server/ground/env'

const holder = globalThis as { stripeClient?: Promise<Stripe> }

/** Whether there are keys to the service. */
export function hasStripe(): boolean {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = readSettings()
  return Boolean(STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET)
}

/** Where the service is reached, where that is set: a test double, or a proxy. */
function addressOf(url: string | undefined) {
  if (!url) return {}
  const { protocol, hostname, port } = new URL(url)
  const scheme = protocol === 'http:' ? ('http' as const) : ('https' as const)
  return { protocol: scheme, host: hostname, port: port || (scheme === 'http' ? '80' : '443') }
}

async function createClient(): Promise<Stripe> {
  const { STRIPE_SECRET_KEY, STRIPE_API_URL, STRIPE_TIMEOUT_MS } = readSettings()
  if (!STRIPE_SECRET_KEY) throw new Error('STRIPE_SECRET_KEY is not set')
  const { default: Client } = await import('stripe')
  return new Client(STRIPE_SECRET_KEY, {
    ...addressOf(STRIPE_API_URL),
    timeout: STRIPE_TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  })
}

/** The one client of this process; its code is read when somebody first pays. */
export function stripeClient(): Promise<Stripe> {
  holder.stripeClient ??= createClient()
  return holder.stripeClient
}
