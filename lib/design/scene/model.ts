import * as z from 'zod/mini'
import { signConfigSchema } from '@/lib/product/sign/config'
import { stampConfigSchema } from '@/lib/product/stamp/config'
import { artCaps, artLength } from './elements/image/art'
import { photoLength } from './elements/image/photo'
import { elementSchemas } from './elements/schemas'
import type { StoredText, TextElement } from './elements/text/schema'
import { isCode, isPicture } from './elements/traits'
import { designCaps } from './limits'
import { designVersion } from './version'

/** Elements as they are stored. */
export const storedElementSchema = z.discriminatedUnion('type', elementSchemas)
export type StoredElement = z.infer<typeof storedElementSchema>
/** An element in memory: as it is stored, except that a text's words are a document. */
export type Element = Exclude<StoredElement, StoredText> | TextElement
/** An element before it has an id. */
export type New<E extends Element = Element> = E extends Element ? Omit<E, 'id'> : never
export type ElementType = Element['type']
/** The elements of a type. */
export type ElementOf<T extends ElementType> = Extract<Element, { type: T }>
/** An element with its own place; one without follows the plate. */
export type PlacedElement = Extract<Element, { position: unknown }>

/** Beyond this no plate can be drawn; what the product allows is for the rules to say. */
const drawableSignConfigSchema = signConfigSchema.check(
  z.refine(config => Math.max(config.width, config.height) <= designCaps.length, {
    params: { code: 'design_too_big' },
  }),
)

const product = z.strictObject({
  title: z.optional(z.string().check(z.maxLength(300))),
  infos: z.optional(z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(4000)))),
})

const slug = z.string().check(z.maxLength(designCaps.slug))
const name = z.string().check(z.maxLength(designCaps.name))
const choice = z.nullable(z.string().check(z.maxLength(80)))

const designFields = {
  version: z.literal(designVersion),
  id: z.string().check(z.minLength(1), z.maxLength(designCaps.id)),
  slug: slug.check(z.regex(/^[a-z0-9][a-z0-9._-]*$/i)),
  name,
  inkColor: choice,
  elements: z.array(storedElementSchema).check(z.maxLength(designCaps.elements)),
  background: choice,
  quantity: z.int().check(z.minimum(1), z.maximum(designCaps.quantity)),
  stepperMode: z.boolean(),
  preset: z.boolean(),
  modelId: slug,
  modelName: name,
  product: z.optional(product),
  documentId: z.optional(slug),
  /** Lines that the shopper wrote himself though a template says the same, as `plainWords` has them (DESIGN-33). */
  ownWords: z.optional(
    z
      .array(z.string().check(z.minLength(1), z.maxLength(designCaps.ownWords.characters)))
      .check(z.minLength(1), z.maxLength(designCaps.ownWords.lines)),
  ),
}

/** Characters that the own pictures of a design take together. */
export const ownPicturesLength = (elements: readonly (StoredElement | Element)[]): number =>
  elements.reduce((sum, one) => {
    if (!isPicture(one)) return sum
    return sum + (one.art ? artLength(one.art) : 0) + (one.photo ? photoLength(one.photo) : 0)
  }, 0)

/** How many codes there are that a reader is tried on. */
export const countCodes = (elements: readonly { type: ElementType }[]): number =>
  elements.filter(isCode).length

/** What no single element can tell: how many codes there are, how much pictures hold, whether each id is one element's. */
const checkElements = z.check<{ elements: StoredElement[] }>(({ value, issues }) => {
  const refuse = (code: string, path: PropertyKey[]) =>
    issues.push({ code: 'custom', input: value, path: ['elements', ...path], params: { code } })
  const seen = new Set<string>()
  if (countCodes(value.elements) > designCaps.codes) {
    refuse('design_too_many_codes', [])
  }
  if (ownPicturesLength(value.elements) > artCaps.design) refuse('design_too_many_pictures', [])
  value.elements.forEach((element, index) => {
    if (seen.has(element.id)) refuse('design_duplicate_id', [index, 'id'])
    seen.add(element.id)
  })
})

/** The contract's editor item as versioned JSON (DESIGN-1), as files and the contract carry it; all lengths in mm. */
export const storedDesignSchema = z
  .discriminatedUnion('type', [
    z.strictObject({ ...designFields, type: z.literal('stamp'), config: stampConfigSchema }),
    z.strictObject({ ...designFields, type: z.literal('rubber'), config: stampConfigSchema }),
    z.strictObject({ ...designFields, type: z.literal('sign'), config: drawableSignConfigSchema }),
  ])
  .check(checkElements)
export type StoredDesign = z.infer<typeof storedDesignSchema>
export type StoredStampDesign = Extract<StoredDesign, { type: 'stamp' | 'rubber' }>
export type StoredSignDesign = Extract<StoredDesign, { type: 'sign' }>

/**
 * The plates of a multi-plate support, where a design is one of them (SIGN-28). Memory and the editor's storage hold them
 * together; the contract's items are single plates.
 */
export interface PlateSet<Plate = SignDesign> {
  /** The support product's slug. */
  slug: string
  /** Which plate the design is, counted from 0: the header first, then row by row. */
  place: number
  /** All plates in that order; the one at `place` is as it was when its editing began. */
  plates: readonly Plate[]
  /** The first is the title plate. */
  head: boolean
  /** Places that are left blank on purpose. */
  blank: readonly number[]
}

type InMemory<D> = D extends StoredDesign
  ? Omit<D, 'elements'> & { elements: Element[] } & (D extends StoredSignDesign
        ? { support?: PlateSet }
        : unknown)
  : never
/** A design in memory: what `readDesign` makes of a stored one and `storeDesign` writes. */
export type Design = InMemory<StoredDesign>
export type StampDesign = Extract<Design, { type: 'stamp' | 'rubber' }>
export type SignDesign = Extract<Design, { type: 'sign' }>
