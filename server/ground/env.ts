import 'server-only'
import { parseSettings } from './settings/check'
import type { Settings } from './settings/schema'

export type { Settings }

let settings: Settings | undefined

/** The settings of this process, parsed once; throws with the name of each one that is wrong. */
export function readSettings(): Settings {
  if (settings) return settings
  const parsed = parseSettings(process.env)
  if ('fault' in parsed) throw new Error(parsed.fault)
  settings = parsed.settings
  return settings
}
