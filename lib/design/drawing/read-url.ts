import { type Language, languages } from '@/lib/ground/names'
import {
  choicesOf,
  drawingVersion,
  hasSteps,
  type PictureRequest,
  type PictureSpec,
  pictureFormats,
  pictureScales,
  pictureUrl,
  plain,
} from './url'
import { type PictureKind, pictureKinds, pictureViews } from './views'

/** A picture of a kind in a view; undefined where the kind has no such view. */
function pictureOf(
  kind: PictureKind,
  named: { slug: string; view: string; language: Language },
): PictureSpec | undefined {
  const views: readonly string[] = pictureViews[kind]
  return views.includes(named.view) ? ({ ...named, kind } as PictureSpec) : undefined
}

/** The picture of the same thing in another view; null where its kind has no such view. */
export const pictureIn = (spec: PictureSpec, view: string): PictureSpec | null =>
  pictureOf(spec.kind, { ...spec, view }) ?? null

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
  const chosen = choicesOf(kind).map((name, index) => [name, options[index]] as const)
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
