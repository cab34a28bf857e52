import * as z from 'zod/mini'
import { type SignConfig, signConfigSchema } from '@/lib/product/sign/config'

/** The longest `config` that is read, in characters: a customer's own outline fits in. */
const longestConfig = 20_000
const longestTitle = 70

/** What a link said of a sign. */
export interface Handed {
  config: Partial<SignConfig>
  /** There was a config that could not be read: it is ignored, and the page says so. */
  unreadable: boolean
  /** Replaces the page's own title; plain text. */
  title: string | null
}

const partialConfig = z.partial(signConfigSchema)

function readConfig(text: string): Partial<SignConfig> | null {
  if (text.length > longestConfig) return null
  try {
    return partialConfig.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** A title as it is shown: on one line, at most so long, without what cannot be seen. */
function readTitle(text: string): string | null {
  const line = text.replace(/[\p{C}\s]+/gu, ' ').trim()
  return [...line].slice(0, longestTitle).join('').trim() || null
}

type Query = Readonly<Record<string, string | readonly string[] | undefined>>

/** Reads what a link hands over; `null` where it hands over nothing. A name given twice counts as unreadable. */
export function readHanded({ config, t }: Query): Handed | null {
  if (config === undefined && t === undefined) return null
  const read = typeof config === 'string' ? readConfig(config) : null
  return {
    config: read ?? {},
    unreadable: config !== undefined && read === null,
    title: typeof t === 'string' ? readTitle(t) : null,
  }
}
