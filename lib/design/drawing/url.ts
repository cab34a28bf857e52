import type { Language } from '@/lib/ground/names'
import type { PictureKind, pictureViews } from './views'

/** Part of every address: a change of how things are drawn gives new addresses, so old ones may be kept for ever. */
export const drawingVersion = 10

export const pictureFormats = ['webp', 'jpg', 'png'] as const
export type PictureFormat = (typeof pictureFormats)[number]
export const pictureScales = [1, 2, 3] as const
export type PictureScale = (typeof pictureScales)[number]

/**
 * What is chosen of each kind of picture. `color` is the slug of a mount's or a material's colour, `ink` that of an ink,
 * `variant` that of a static product's ink, `style` that of a fixing; left out, the product's first is shown.
 */
interface Choices {
  stamp: {
    color?: string
    ink?: string
    /** Of a turning view, which step of the whole turn; of the model's further pictures, which one. */
    step?: number
  }
  rubber: unknown
  sign: { color?: string }
  static: { variant?: string }
  template: unknown
  fixing: { style?: string }
  scene: unknown
}

/** A picture by name, of any kind or of one. */
export type PictureSpec<Name extends PictureKind = PictureKind> = {
  [Kind in Name]: {
    kind: Kind
    slug: string
    view: (typeof pictureViews)[Kind][number]
    language: Language
  } & Choices[Kind]
}[Name]

export type PictureRequest = { spec: PictureSpec; scale: PictureScale; format: PictureFormat }

/** Width and height in CSS pixels at 1x, of the views that are not as large as a tile. */
const sizes: { readonly [view in PictureSpec['view']]?: readonly [number, number] } = {
  hero: [800, 600],
  blank: [800, 600],
  thumb: [120, 90],
  swatch: [96, 72],
}

/** Size of a picture in CSS pixels, which is its size in the file at 1x. */
export function pictureSize({ view }: PictureSpec): { width: number; height: number } {
  const [width, height] = sizes[view] ?? [400, 300]
  return { width, height }
}

/** What stands in an address where nothing is chosen. */
export const plain = 'default'

/** Whether there are several pictures of a view. */
export const hasSteps = (view: string): boolean => view === 'turn' || view === 'misc'

/** What is chosen of a picture; what its kind does not have is left out of its address. */
type PictureChoice = { color?: string; ink?: string; variant?: string; style?: string }

/** What can be chosen of some kinds, in the order of their addresses. */
const choices: { readonly [Kind in PictureKind]?: readonly (keyof PictureChoice)[] } = {
  stamp: ['color', 'ink'],
  sign: ['color'],
  static: ['variant'],
  fixing: ['style'],
}

/** What can be chosen of a kind of picture, in the order of its address. */
export const choicesOf = (kind: PictureKind): readonly (keyof PictureChoice)[] => choices[kind] ?? []

const chosenOf = (spec: PictureSpec): PictureChoice & { kind: PictureKind; step?: number } => spec

function optionsOf(spec: PictureSpec): string[] {
  const chosen = chosenOf(spec)
  const options = choicesOf(spec.kind).map(name => chosen[name] || plain)
  return hasSteps(spec.view) ? [...options, String(chosen.step ?? 0)] : options
}

/** What is chosen of a picture in the first place: the colour of a mount or a material, the ink of a supply. */
export function firstChoiceOf(spec: PictureSpec): string | undefined {
  const [name] = choicesOf(spec.kind)
  return name && chosenOf(spec)[name]
}

/** A picture with a choice; what its kind does not have is left out. */
export function chosenPicture(spec: PictureSpec, choice: PictureChoice): PictureSpec {
  const own = choicesOf(spec.kind).flatMap(name => (name in choice ? [[name, choice[name]]] : []))
  return { ...spec, ...Object.fromEntries(own) }
}

/** The kinds of pictures that show something on a wall. */
const grounds: { readonly [Kind in PictureKind]?: 'wall' } = { sign: 'wall' }

/** What a picture stands before. */
export const groundOf = ({ kind }: PictureSpec): 'wall' | 'bench' => grounds[kind] ?? 'bench'

/** The address of a picture, relative to the site. */
export function pictureUrl(
  spec: PictureSpec,
  scale: PictureScale = 1,
  format: PictureFormat = 'webp',
): string {
  const file = [spec.view, ...optionsOf(spec), spec.language].join('.')
  return `/pictures/v${drawingVersion}/${spec.kind}/${spec.slug}/${file}@${scale}x.${format}`
}

/** What an `<img>` needs. With `sizes` the widths are offered, else the densities. */
export type PictureSources = { src: string; srcSet: string; width: number; height: number; sizes?: string }

/**
 * Sources of an `<img>` at 1x, 2x and 3x. Hand in `sizes` (as in HTML) where the picture is not shown at its
 * own width: then the browser picks by width.
 */
export function pictureSources(
  spec: PictureSpec,
  options: { sizes?: string; format?: PictureFormat } = {},
): PictureSources {
  const { width, height } = pictureSize(spec)
  const srcSet = pictureScales
    .map(scale => {
      const url = pictureUrl(spec, scale, options.format)
      return options.sizes ? `${url} ${width * scale}w` : `${url} ${scale}x`
    })
    .join(', ')
  const sources = { src: pictureUrl(spec, 1, options.format), srcSet, width, height }
  return options.sizes ? { ...sources, sizes: options.sizes } : sources
}
