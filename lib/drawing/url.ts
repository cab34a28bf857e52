import { type Language, languages } from '@/lib/catalogue/names'

/** Part of every address: a change of how things are drawn gives new addresses, so old ones may be kept for ever. */
export const drawingVersion = 10

export const pictureFormats = ['webp', 'jpg', 'png'] as const
export type PictureFormat = (typeof pictureFormats)[number]
export const pictureScales = [1, 2, 3] as const
export type PictureScale = (typeof pictureScales)[number]

/** What each kind of picture can show. */
export const pictureViews = {
  stamp: ['hero', 'tile', 'mount', 'thumb', 'plate', 'pad', 'blank', 'side', 'open', 'turn', 'misc'],
  rubber: ['hero', 'tile', 'thumb'],
  sign: ['hero', 'tile', 'thumb', 'swatch', 'edge'],
  static: ['hero', 'tile', 'thumb', 'use'],
  template: ['hero', 'tile', 'thumb'],
  fixing: ['swatch'],
  scene: ['hero', 'tile'],
} as const

export type PictureKind = keyof typeof pictureViews
export const pictureKinds = Object.keys(pictureViews) as readonly PictureKind[]

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

/** Width and height in CSS pixels at 1x, by view. */
const sizes = {
  hero: [800, 600],
  blank: [800, 600],
  tile: [400, 300],
  mount: [400, 300],
  plate: [400, 300],
  pad: [400, 300],
  edge: [400, 300],
  side: [400, 300],
  open: [400, 300],
  turn: [400, 300],
  misc: [400, 300],
  use: [400, 300],
  thumb: [120, 90],
  swatch: [96, 72],
} as const

/** Size of a picture in CSS pixels, which is its size in the file at 1x. */
export function pictureSize(spec: PictureSpec): { width: number; height: number } {
  const [width, height] = sizes[spec.view]
  return { width, height }
}

const plain = 'default'

/** Views of which there are several. */
const hasSteps = (view: string): boolean => view === 'turn' || view === 'misc'

/** A picture of a kind in a view; undefined where the kind has none such. */
function pictureOf(
  kind: PictureKind,
  named: { slug: string; view: string; language: Language },
): PictureSpec | undefined {
  const views: readonly string[] = pictureViews[kind]
  return views.includes(named.view) ? ({ ...named, kind } as PictureSpec) : undefined
}

/** What is chosen of a picture; what its kind does not have is left out of its address. */
type PictureChoice = { color?: string; ink?: string; variant?: string; style?: string }

/** What can be chosen of each kind, in the order of its address. */
const choices: Readonly<Record<PictureKind, readonly (keyof PictureChoice)[]>> = {
  stamp: ['color', 'ink'],
  rubber: [],
  sign: ['color'],
  static: ['variant'],
  template: [],
  fixing: ['style'],
  scene: [],
}

const chosenOf = (spec: PictureSpec): PictureChoice & { kind: PictureKind; step?: number } => spec

function optionsOf(spec: PictureSpec): string[] {
  const chosen = chosenOf(spec)
  const options = choices[spec.kind].map(name => chosen[name] || plain)
  return hasSteps(spec.view) ? [...options, String(chosen.step ?? 0)] : options
}

/** What is chosen of a picture in the first place: the colour of a mount or a material, the ink of a supply. */
export function firstChoiceOf(spec: PictureSpec): string | undefined {
  const [name] = choices[spec.kind]
  return name && chosenOf(spec)[name]
}

/** A picture with a choice, of which it takes what its kind has. */
export function chosenPicture(spec: PictureSpec, choice: PictureChoice): PictureSpec {
  const own = choices[spec.kind].flatMap(name => (name in choice ? [[name, choice[name]]] : []))
  return { ...spec, ...Object.fromEntries(own) }
}

/** The picture of the same in another view; null where its kind has none such. */
export const pictureIn = (spec: PictureSpec, view: string): PictureSpec | null =>
  pictureOf(spec.kind, { ...spec, view }) ?? null

/** The kinds of pictures that show something on a wall. */
const onWall: readonly PictureKind[] = ['sign']

/** What a picture stands before. */
export const groundOf = ({ kind }: PictureSpec): 'wall' | 'bench' =>
  onWall.includes(kind) ? 'wall' : 'bench'

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

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const filePattern = /^([a-z0-9.-]+)@([123])x\.(webp|jpg|png)$/
const longestSegment = 120

function isOneOf<const T extends readonly string[]>(list: T, value: string | undefined): value is T[number] {
  return value !== undefined && list.includes(value)
}

function isSlug(value: string | undefined): value is string {
  return value !== undefined && value.length <= longestSegment && slugPattern.test(value)
}

function specOf(
  kind: string,
  slug: string,
  view: string | undefined,
  options: readonly string[],
  language: Language,
): PictureSpec | undefined {
  if (!isOneOf(pictureKinds, kind) || view === undefined) return undefined
  const chosen = choices[kind].map((name, index) => [name, options[index]] as const)
  const step = options[chosen.length] ?? ''
  if (hasSteps(view) && !/^\d{1,3}$/.test(step)) return undefined
  return pictureOf(kind, {
    ...{ slug, view, language },
    ...Object.fromEntries(chosen.filter(([, option]) => option !== plain)),
    ...(hasSteps(view) && { step: Number(step) }),
  })
}

/**
 * Reads the segments after `/pictures/`. Only the one spelling that `pictureUrl` gives is taken, so the number
 * of addresses is that of the catalogue's combinations; anything else is `undefined`.
 */
export function parsePicturePath(segments: readonly string[]): PictureRequest | undefined {
  const [version, kind, slug, name, ...rest] = segments
  if (rest.length || version !== `v${drawingVersion}` || !kind || !isSlug(slug) || !name) return undefined
  if (name.length > longestSegment) return undefined
  const match = filePattern.exec(name)
  if (!match) return undefined
  const [view, ...parts] = (match[1] ?? '').split('.')
  const language = parts.pop()
  if (!isOneOf(languages, language) || !parts.every(isSlug)) return undefined
  const scale = pictureScales.find(value => String(value) === match[2])
  const format = pictureFormats.find(value => value === match[3])
  const spec = specOf(kind, slug, view, parts, language)
  if (!spec || !scale || !format) return undefined
  return pictureUrl(spec, scale, format) === `/pictures/${segments.join('/')}`
    ? { spec, scale, format }
    : undefined
}
