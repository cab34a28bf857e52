import type { Catalogue } from '@/lib/catalogue/catalogue'
import { type Backdrop, backdrops } from '@/lib/design/drawing/signs/backdrop'
import type { Language } from '@/lib/ground/common'
import { availableBackgrounds } from '@/lib/product/sign/backgrounds'
import type { SignConfig } from '@/lib/product/sign/config'

/** The background of a sign's preview: a ground of the catalogue, the front of a letter box, the shopper's own wall. */
export interface Ground {
  slug: string
  label: string
  /** `null` for the shopper's own wall. */
  backdrop: Backdrop | null
  /** Whether it is saved with the design; the others are only for viewing. */
  kept: boolean
}

/** A door leaf is no wider, mm. */
const doorMm = 780
/** Signs worn on cloth are not larger than this, mm. */
const badgeMm = 120
/** The plate under the slot of a letter box, mm. */
const letterPlate = { width: 160, height: 60 } as const

function fits(backdrop: Backdrop, { width, height }: SignConfig): boolean {
  if (backdrop === 'door-wood') return width <= doorMm
  if (backdrop === 'fabric') return Math.max(width, height) <= badgeMm
  if (backdrop === 'letter-box') return width <= letterPlate.width && height <= letterPlate.height
  return true
}

/**
 * The grounds on which a sign can be shown to scale: those that suit its fixing (FIXING-5) and its size. A sign for a
 * wall may also hang on a letter box and on the shopper's own wall.
 */
export function groundsOf(
  config: SignConfig,
  catalogue: Catalogue,
  language: Language,
  words: { letterBox: string; ownWall: string },
): Ground[] {
  const known = availableBackgrounds(config, catalogue).flatMap(({ slug, label }) => {
    const backdrop = backdrops.find(name => name === slug)
    return backdrop && fits(backdrop, config) ? [{ slug, label: label[language], backdrop, kept: true }] : []
  })
  const hangs = known.some(({ slug }) => slug === 'wall-plaster')
  const more: Ground[] = [
    { slug: 'letter-box', label: words.letterBox, backdrop: 'letter-box', kept: false },
    { slug: 'own-wall', label: words.ownWall, backdrop: null, kept: false },
  ]
  return [...known, ...more.filter(({ backdrop }) => hangs && (!backdrop || fits(backdrop, config)))]
}
