import {
  type Impersonation,
  impersonationAnswer,
  impersonationsPath,
} from '@/lib/doors/contract/impersonations'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { announceSession, onSession } from '@/stores/session'
import { beginImpersonation, endImpersonation, markTab } from '@/stores/staff-aside'
import { showBar } from './client-bar'

async function readImpersonation(): Promise<Impersonation | null> {
  const answer = await fetch(impersonationsPath)
  if (!answer.ok) throw new Error(`${impersonationsPath}: ${answer.status}`)
  return impersonationAnswer.parse(await answer.json()).standIn
}

/** Ends it in the shop, and removes the cookie that makes pages ask. */
async function end(): Promise<void> {
  const answer = await fetch(impersonationsPath, { method: 'DELETE' })
  if (!answer.ok) throw new Error(`${impersonationsPath}: ${answer.status}`)
  endImpersonation()
  // biome-ignore lint/suspicious/noDocumentCookie: `cookieStore` is missing on plain http and in some browsers
  document.cookie = 'in-place=; Path=/; Max-Age=0'
}

/** Ends the impersonation, here and in the other tabs; everything is as before. Rejects where the shop does not answer. */
async function leave(): Promise<void> {
  await end()
  markTab(null)
  announceSession()
  window.location.reload()
}

/** The clerk no longer acts for a client: he has logged out, the time is over, or he left in another tab. */
async function comeBack(): Promise<void> {
  await end()
  if (markTab(null) || document.documentElement.dataset.inPlace) window.location.reload()
}

let isFollowing = false

/** Checks again when another tab reports a start or an end: after an end the cookie is gone. */
function followOtherTabs(locale: SiteLocale): void {
  if (isFollowing) return
  isFollowing = true
  onSession(() => void followPlace(locale))
}

/**
 * Shows for whom the clerk acts in this browser (PEOPLE-26), and updates the browser from the shop: only the shop knows whether he still
 * does.
 */
export async function followPlace(locale: SiteLocale): Promise<void> {
  try {
    const standIn = await readImpersonation()
    if (!standIn) return await comeBack()
    const begun = beginImpersonation(standIn.client.id)
    // Where the clerk's own cart cannot be put aside, it would be ordered for the client.
    if (begun === 'refused') return await leave()
    if (markTab(standIn.client.id) || begun === 'begun') {
      announceSession()
      window.location.reload()
      return
    }
    followOtherTabs(locale)
    await showBar(standIn, locale, leave)
  } catch (error) {
    console.warn('for whom one acts here could not be read', error)
  }
}
