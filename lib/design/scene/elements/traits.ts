import type * as z from 'zod/mini'
import type { elementSchemas } from './schemas'

type ElementType = z.infer<(typeof elementSchemas)[number]>['type']

/** What kinds of elements differ in, for those that lay out, change and count the elements of a whole design. */
interface ElementTraits {
  /** Rows of letters, held as a document: lines that break, are typed on the canvas and may fill the plate. */
  lines: boolean
  /** One line of letters along a curve. */
  curve: boolean
  /** A code, which is tried with a reader. */
  code: boolean
  /** A drawing or a photograph. */
  picture: boolean
  /** It runs along the plate's edge: a plate has one at most. */
  border: boolean
}

const plain = { lines: false, curve: false, code: false, picture: false, border: false } as const

/** One line a kind. Apart from the registry, which brings all that draws them. */
const traits = {
  text: { ...plain, lines: true },
  'rounded-text': { ...plain, curve: true },
  date: plain,
  image: { ...plain, picture: true },
  qrcode: { ...plain, code: true },
  barcode: { ...plain, code: true },
  shape: plain,
  border: { ...plain, border: true },
  'custom-hole': plain,
} as const satisfies Record<ElementType, ElementTraits>

type With<Trait extends keyof ElementTraits> = {
  [T in ElementType]: (typeof traits)[T][Trait] extends true ? T : never
}[ElementType]

/** The elements of a union that have a trait, in memory or stored. */
type Has<E, Trait extends keyof ElementTraits> = Extract<E, { type: With<Trait> }>

/** Whether an element is rows of letters; false where there is none. */
export const hasLines = <E extends { type: ElementType }>(
  element: E | null | undefined,
): element is Has<E, 'lines'> => !!element && traits[element.type].lines

/** Whether an element is letters along a curve; false where there is none. */
export const isCurved = <E extends { type: ElementType }>(
  element: E | null | undefined,
): element is Has<E, 'curve'> => !!element && traits[element.type].curve

/** Whether an element is a drawing or a photograph; false where there is none. */
export const isPicture = <E extends { type: ElementType }>(
  element: E | null | undefined,
): element is Has<E, 'picture'> => !!element && traits[element.type].picture

/** Whether an element runs along the plate's edge. */
export const isBorder = <E extends { type: ElementType }>(element: E): element is Has<E, 'border'> =>
  traits[element.type].border

/** Whether an element is a code. */
export const isCode = ({ type }: { type: ElementType }): boolean => traits[type].code
