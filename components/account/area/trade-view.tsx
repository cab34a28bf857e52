'use client'
import type { Client } from '@/lib/people/client/client'
import { QuickOrder } from '../quick-order/quick-order'
import { TradeStanding } from './trade-standing'

/** What the shop offers professionals: how the account stands, how it becomes a professional's, and ordering by a list. */
export function TradeView({ client }: { client: Client }) {
  return (
    <div className="max-w-180 space-y-10">
      <TradeStanding client={client} />
      {client.other.accountType !== 'private' && <QuickOrder />}
    </div>
  )
}
