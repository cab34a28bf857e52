import type { z } from 'zod'
import { siteDomains } from '@/lib/ground/site/domains'
import { siteUrl } from '@/lib/ground/site/url'
import { retiredSettings, type Settings, settingsSchema, togetherOnly } from './schema'
import { domainsFault } from './site-domains'

type Environment = Readonly<Record<string, string | undefined>>

/** Prefixes that only the shop uses. Others, such as `GOOGLE_`, are used by other programs as well. */
const ownBeginnings = [
  'REVIEW_INVITATION_',
  'STRIPE_',
  'SITE_',
  'EDGE_',
  'BACKUP_',
  'PICTURES_',
  'OWN_PICTURES_',
  'DESIGN_PICTURES_',
  'SHARED_DESIGNS_',
  'SAVED_CARTS_',
  'MAP_TILES_',
  'RELAY_',
  'TRUST_PROX',
  'RATE_LIMIT',
  'SMTP_',
  'VIES_',
]

/** Variables that the start passes to its servers: operators do not set them. */
const handedOn = ['EDGE_URL']

/** What is wrong, as one line for who set it: `NAME must be …; OTHER must be …`. */
const sentenceOf = (error: z.ZodError): string => {
  const faults = new Map(error.issues.map(({ path, message }) => [String(path[0]), message]))
  return `${[...faults].map(([name, message]) => `${name} ${message}`).join('; ')}.`
}

/** The settings of an environment, or the one sentence that says what is wrong with them. */
export function parseSettings(env: Environment): { settings: Settings } | { fault: string } {
  const parsed = settingsSchema.safeParse(env)
  return parsed.success ? { settings: parsed.data } : { fault: sentenceOf(parsed.error) }
}

/** What is wrong with the domains of single sites, which are judged by the settings of this process. */
const faultOfDomains = (env: Environment): string | null =>
  domainsFault(env.SITE_DOMAINS ?? '', siteDomains(), siteUrl())

/** The sentence for settings that the shop cannot run with; null where they are right. Reads the environment alone. */
export function settingsFault(env: Environment = process.env): string | null {
  const parsed = parseSettings(env)
  return 'fault' in parsed ? parsed.fault : faultOfDomains(env)
}

/** Whether two words differ by one letter (added, missing or other), or by two neighbours exchanged. */
function isNear(known: string, typed: string): boolean {
  if (Math.abs(known.length - typed.length) > 1) return false
  let from = 0
  while (from < known.length && known[from] === typed[from]) from += 1
  const [restKnown, restSaid] = [known.slice(from), typed.slice(from)]
  return (
    restKnown.slice(1) === restSaid.slice(1) ||
    restKnown === restSaid.slice(1) ||
    restKnown.slice(1) === restSaid ||
    (restKnown.slice(2) === restSaid.slice(2) && restKnown[0] === restSaid[1] && restKnown[1] === restSaid[0])
  )
}

function unknownNote(name: string): string | null {
  const known = Object.keys(settingsSchema.shape)
  if (known.includes(name) || handedOn.includes(name) || name in retiredSettings) return null
  const meant = known.find(one => one.length > 5 && isNear(one, name))
  if (meant) return `${name} is no setting of the shop: is ${meant} meant?`
  return ownBeginnings.some(own => name.startsWith(own)) ? `${name} is set, and nothing reads it.` : null
}

/**
 * What an operator should hear of his settings though the shop runs with them: those that are set and no longer read, those whose other
 * half is missing, and those that look misspelt. One sentence each; values are not repeated.
 */
export function settingsNotes(env: Environment = process.env): string[] {
  const set = Object.keys(env).filter(name => env[name] !== undefined && env[name] !== '')
  const retired = set
    .filter(name => Object.hasOwn(retiredSettings, name))
    .map(name => `${name} is set and no longer read: ${retiredSettings[name]}.`)
  const halves = togetherOnly.flatMap(names => {
    const [here, missing] = [
      names.filter(name => set.includes(name)),
      names.filter(name => !set.includes(name)),
    ]
    return here.length > 0 && missing.length > 0
      ? [`${here.join(', ')} is set without ${missing.join(', ')}, and does nothing alone.`]
      : []
  })
  return [...retired, ...halves, ...set.flatMap(name => unknownNote(name) ?? [])]
}
