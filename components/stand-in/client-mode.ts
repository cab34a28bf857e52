import { type StandIn, standInAnswer, standInsPath } from '@/lib/doors/contract/stand-ins'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { onSession, tellSession } from '@/stores/session'
import { beginPlace, endPlace, markTab } from '@/stores/staff-aside'
import { showBar } from './client-bar'

async function readStandIn(): Promise<StandIn | null> {
  const answer = await fetch(standInsPath)
  if (!answer.ok) throw new Error(`${standInsPath}: ${answer.status}`)
  return standInAnswer.parse(await answer.json()).standIn
}

/** Ends it in the shop, and takes away the word that makes pages ask. */
async function end(): Promise<void> {
  const answer = await fetch(standInsPath, { method: 'DELETE' })
  if (!answer.ok) throw new Error(`${standInsPath}: ${answer.status}`)
  endPlace()
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not there on plain http, nor in every browser
  document.cookie = 'in-place=; Path=/; Max-Age=0'
}

/** Leaves the client's place, here and in the other tabs; everything is as it was before. Rejects where the shop does not answer. */
async function leave(): Promise<void> {
  await end()
  markTab(null)
  tellSession()
  window.location.reload()
}

/** Nobody acts for a client any more: he has logged out, stayed too long, or left in another tab. */
async function comeBack(): Promise<void> {
  await end()
  if (markTab(null) || document.documentElement.dataset.inPlace) window.location.reload()
}

let isFollowing = false

/** Looks again when another tab says that somebody has come or left: the word that begins it is gone by then. */
function followOtherTabs(locale: SiteLocale): void {
  if (isFollowing) return
  isFollowing = true
  onSession(() => void followPlace(locale))
}

/**
 * Shows for whom the clerk acts in this browser (PEOPLE-26), and brings the browser in line with what the shop says of it:
 * it alone knows whether he still does.
 */
export async function followPlace(locale: SiteLocale): Promise<void> {
  try {
    const standIn = await readStandIn()
    if (!standIn) return await comeBack()
    const begun = beginPlace(standIn.client.id)
    // Where nothing can be put aside, his own things would be ordered for the client.
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
