import { runningBuild } from '@/lib/ground/site/build'
import { useUi } from './ui'

/** How often a visible page asks for the latest build. */
const everyMs = 5 * 60_000

/** The build for which this tab was reloaded: a cache that still serves the old page must not cause a reload loop. */
const loadedForKey = 'loadedForBuild'

let outdated = false

/** The shop has a newer build than this page: the next navigation must load a document. */
export const isOutdated = (): boolean => outdated

/** The build that is newer than this page, where there is one that was not tried yet. */
async function newerBuild(): Promise<string | null> {
  const response = await fetch(`/builds/latest.json?timestamp=${Date.now()}`)
  const { build } = (await response.json()) as { build?: unknown }
  const isNew = typeof build === 'string' && build !== runningBuild
  return isNew && sessionStorage.getItem(loadedForKey) !== build ? build : null
}

/**
 * Loads the page again when the shop has a newer build (PAGE-14): not while something is open or being filled in; then
 * with the next navigation within the site (`isOutdated`).
 */
export function watchBuild(): () => void {
  let typed = false
  const note = () => {
    typed = true
  }
  const isBusy = () => document.hidden || typed || useUi.getState().popups.length > 0
  const check = async () => {
    if (document.hidden) return
    try {
      const build = await newerBuild()
      outdated = build !== null
      if (!build || isBusy()) return
      sessionStorage.setItem(loadedForKey, build)
      location.reload()
    } catch (error) {
      console.warn('the latest build could not be asked for', error)
    }
  }
  const timer = setInterval(check, everyMs)
  document.addEventListener('visibilitychange', check)
  document.addEventListener('input', note, { passive: true })
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', check)
    document.removeEventListener('input', note)
  }
}
