import { type StandIn, standInAnswer, standInsPath } from '@/lib/doors/contract/impersonations'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { onSession, tellSession } from '@/stores/session'
import { beginPlace, endPlace, markTab } from '@/stores/staff-aside'
import { showBar } from './client-bar'

async function readStandIn(): Promise<StandIn | null> {
  const answer = await fetch(standInsPath)
  if (!answer.ok) throw new Error(`${standInsPath}: ${answer.status}`)
  return standInAnswer.parse(await answer.json()).standIn
}

/** Ends it in the shop, and removes the cookie that makes pages ask. */
async function end(): Promise<void> {
  const answer = await fetch(standInsPath, { method: 'DELETE' })
  if (!answer.ok) throw new Error(`${standInsPath}: ${answer.status}`)
  endPlace()
  // biome-ignore lint/suspicious/noDocumentCookie: `cookieStore` is missing on plain http and in some browsers
  document.cookie = 'in-place=; Path=/; Max-Age=0'
}

/** Ends the impersonation, here and in the other tabs; everything is as before. Rejects where the shop does not answer. */
async function leave(): Promise<void> {
  await end()
  markTab(null)
  tellSession()
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
    const standIn = await readStandIn()
    if (!standIn) return await comeBack()
    const begun = beginPlace(standIn.client.id)
    // Where the clerk's own cart cannot be put aside, it would be ordered for the client.
    if (begun === 'refused') return await leave()
    if (markTab(standIn.client.id) || begun === 'begun') {
      tellSession()
      window.location.reload()
      return
    }
    followOtherTabs(locale)
    await showBar(standIn, locale, leave)
  } catch (error) {
    console.warn('for whom one acts here could not be read', error)
  }
}
