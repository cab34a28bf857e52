import type { ContentHooks } from './hooks'
import type { OrderHooks } from './order-state'
import type { ClientHooks } from './professionals'

/** What the shop does where Payload changes or sends something. */
export interface ShopHooks extends ContentHooks, OrderHooks, ClientHooks {
  /** Sends one of Payload's own mails. */
  sendMail: (mail: { to: string; subject: string; html: string; text: string }) => Promise<void>
}

/** One a process: Next bundles what starts a server apart from its routes. */
const holder = globalThis as { shopHooks?: ShopHooks }

/** Sets what the shop does on a change. Called by each process that serves, at its start (instrumentation.ts). */
export function provideHooks(hooks: ShopHooks): void {
  holder.shopHooks = hooks
}

function provided(): ShopHooks {
  if (!holder.shopHooks) throw new Error('This process has not said what follows a change: see provideHooks.')
  return holder.shopHooks
}

/**
 * The hooks that payload.config.ts hands to Payload: each asks for the process's own when it is called, so that the
 * configuration imports no use case. A script has no pages to renew, the shop renews all at its start; every other hook
 * rejects where it was not provided.
 */
export const shopHooks: ShopHooks = {
  contentChanged: tags => holder.shopHooks?.contentChanged(tags),
  staffActed: async (req, act) => provided().staffActed(req, act),
  moveOrder: async (req, move) => provided().moveOrder(req, move),
  professionalConfirmed: async (req, client) => provided().professionalConfirmed(req, client),
  sendMail: async mail => provided().sendMail(mail),
}
