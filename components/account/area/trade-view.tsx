'use client'
import type { Client } from '@/lib/client/client'
import { TradeStanding } from './trade-standing'

/** What the shop offers professionals: how the account stands, and how it becomes a professional's. */
export function TradeView({ client }: { client: Client }) {
  return (
    <div className="max-w-180 space-y-10">
      <TradeStanding client={client} />
    </div>
  )
}
