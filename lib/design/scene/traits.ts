import type { EditorKind } from '@/lib/product/contract/editor-data'
import type { Design, PlateSet } from './model'

type Kind = Design['type']

/** What kinds of designs differ in, for those that lay out, check, show and make them. */
interface Traits {
  /** It is a plate cut from a material that has colours, thicknesses and fixings. */
  material: boolean
  /** It lies in a mount, which has its own colour and ink. */
  mount: boolean
  /** The editor that it is made in. */
  editor: EditorKind
}

/** One line a kind. */
const traits = {
  stamp: { material: false, mount: true, editor: 'stamp' },
  rubber: { material: false, mount: false, editor: 'stamp' },
  sign: { material: true, mount: false, editor: 'sign' },
} as const satisfies Record<Kind, Traits>

type With<Trait extends 'material' | 'mount'> = {
  [K in Kind]: (typeof traits)[K][Trait] extends true ? K : never
}[Kind]

/** Whether a design is a plate of a material; false where there is none. */
export const hasMaterial = <D extends { type: Kind } | null | undefined>(
  design: D,
): design is Extract<D, { type: With<'material'> }> => (design ? traits[design.type].material : false)

/** Whether a design lies in a mount; false where there is none. */
export const hasMount = <D extends { type: Kind } | null | undefined>(
  design: D,
): design is Extract<D, { type: With<'mount'> }> => (design ? traits[design.type].mount : false)

/** The editor that a design is made in. */
export const editorOf = ({ type }: { type: Kind }): EditorKind => traits[type].editor

/** The editor that a stored item is made in, by the type that it says; undefined where there is no such type. */
export const editorOfType = (type: unknown): EditorKind | undefined =>
  typeof type === 'string' && Object.hasOwn(traits, type) ? traits[type as Kind].editor : undefined

/** The support whose plate a design is; undefined for a design by itself. */
export const supportOf = (design: Design): PlateSet | undefined =>
  hasMaterial(design) ? design.support : undefined
