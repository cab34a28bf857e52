import type { MaterialColor } from '@/lib/catalogue/signs'
import type { Size } from '@/lib/ground/common'
import type { MaterialEntry } from './catalogue-index'
import { pickColor } from './colors'
import type { SignFinding } from './finding'

/** What a size is made of: the chosen material, or the large format that it is mapped to. */
export interface Making {
  /** The material that is really cut: its finishes, fixings and thickness hold. */
  entry: MaterialEntry
  color: MaterialColor
  /** From the threshold of a material that allows XXL, or beyond its maximum. */
  oversize: boolean
  /** The sign is ordered in the large format. */
  mapped: boolean
}

/** Whether a size, in mm, is oversize for a material whose large format can be ordered (SIGN-20). */
function isOversize({ width, height }: Size, { material, large }: MaterialEntry): boolean {
  if (!large) return false
  const { maxSize, tresholdXXL } = material
  if (width > maxSize.width || height > maxSize.height) return true
  return !!tresholdXXL && (width >= tresholdXXL.width || height >= tresholdXXL.height)
}

/**
 * What a sign of this size is made of. A plate of a multi-plate support is never mapped. A size that is oversize but
 * does not fit the large format (too small a strip), or finds no colour there (SIGN-22), stays in the chosen material
 * (SIGN-23, SIGN-24).
 */
export function makingOf(size: Size, entry: MaterialEntry, color: MaterialColor, multi: boolean): Making {
  const oversize = !multi && isOversize(size, entry)
  if (oversize && entry.large) {
    const picked = pickColor(entry.large, color.slug)
    if (picked && picked.match !== 'first' && fitsWithin(size, entry.large, picked.color))
      return { entry: entry.large, color: picked.color, oversize, mapped: true }
  }
  return { entry, color, oversize, mapped: false }
}

function fitsWithin(size: Size, entry: MaterialEntry, color: MaterialColor): boolean {
  return isWithin(size, boundsOf(entry, color))
}

/** Bounds in mm and mm², with whose they are. */
interface Bounds {
  min: Size
  max: Size
  minSurface: number
  maxSurface: number
}

const boundsCache = new WeakMap<MaterialColor, { entry: MaterialEntry; own: Bounds; widest: Bounds }>()

function bothBounds(entry: MaterialEntry, color: MaterialColor) {
  const known = boundsCache.get(color)
  if (known?.entry === entry) return known
  const { minSize, maxSize } = entry.material
  const own: Bounds = {
    min: larger(minSize, color.minSize),
    max: smaller(maxSize, color.maxSize),
    minSurface: minSize.surface,
    maxSurface: maxSize.surface ?? Number.POSITIVE_INFINITY,
  }
  const large = entry.large?.material.maxSize
  const widest: Bounds = large
    ? {
        ...own,
        max: smaller(larger(maxSize, large), color.maxSize),
        maxSurface: Math.max(own.maxSurface, large.surface ?? Number.POSITIVE_INFINITY),
      }
    : own
  const both = { entry, own, widest }
  boundsCache.set(color, both)
  return both
}

/** Bounds of a material and its colour; `widest` adds what the large format allows. */
export const boundsOf = (entry: MaterialEntry, color: MaterialColor, widest = false): Bounds =>
  bothBounds(entry, color)[widest ? 'widest' : 'own']

const larger = (a: Size, b: Size | null): Size =>
  b
    ? { width: Math.max(a.width, b.width), height: Math.max(a.height, b.height) }
    : { width: a.width, height: a.height }

const smaller = (a: Size, b: Size | null): Size =>
  b
    ? { width: Math.min(a.width, b.width), height: Math.min(a.height, b.height) }
    : { width: a.width, height: a.height }

function isWithin({ width, height }: Size, { min, max, minSurface, maxSurface }: Bounds): boolean {
  const surface = width * height
  return (
    width >= min.width &&
    height >= min.height &&
    width <= max.width &&
    height <= max.height &&
    surface >= minSurface &&
    surface <= maxSurface
  )
}

/** Whether material and colour take this size, in the large format too unless it is a plate of a support. */
function accepts(size: Size, entry: MaterialEntry, color: MaterialColor, multi: boolean): boolean {
  if (isWithin(size, boundsOf(entry, color))) return true
  if (multi || !isWithin(size, boundsOf(entry, color, true))) return false
  return makingOf(size, entry, color, multi).mapped
}

/**
 * The nearest size that material and colour take (SIGN-16). What is no number takes the
 * `fallback`'s side. A surface below the minimum grows in height, then in width. Millimetres.
 */
export function clampSize(
  size: Size,
  entry: MaterialEntry,
  color: MaterialColor,
  multi: boolean,
  fallback: Size,
): Size {
  const read = {
    width: Number.isNaN(size.width) ? fallback.width : size.width,
    height: Number.isNaN(size.height) ? fallback.height : size.height,
  }
  if (accepts(read, entry, color, multi)) return read
  const wide = fitInto(read, boundsOf(entry, color, !multi))
  return accepts(wide, entry, color, multi) ? wide : fitInto(wide, boundsOf(entry, color))
}

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max)

function fitInto(size: Size, { min, max, minSurface, maxSurface }: Bounds): Size {
  const width = clamp(size.width, min.width, max.width)
  const height = clamp(size.height, min.height, max.height)
  if (width * height < minSurface) {
    const grown = clamp(growTo(minSurface, width), height, max.height)
    return { width: clamp(growTo(minSurface, grown), width, max.width), height: grown }
  }
  if (width * height > maxSurface) {
    const shrunk = clamp(shrinkTo(maxSurface, width), min.height, height)
    return { width: clamp(shrinkTo(maxSurface, shrunk), min.width, width), height: shrunk }
  }
  return { width, height }
}

/** The side, in whole tenths of a millimetre, that makes at least this surface with the other side. */
function growTo(surface: number, other: number): number {
  const side = Math.ceil((surface / other) * 10) / 10
  return side * other >= surface ? side : (Math.round(side * 10) + 1) / 10
}

function shrinkTo(surface: number, other: number): number {
  const side = Math.floor((surface / other) * 10) / 10
  return side * other <= surface ? side : (Math.round(side * 10) - 1) / 10
}

const axes = ['width', 'height'] as const

/** A size limit of someone else than material and colour: of a finish or a fixing. */
export function findLimitFindings(
  size: Size,
  limits: { minSize: Size | null; maxSize: Size | null },
  subject: Pick<SignFinding, 'subject' | 'name'>,
): SignFinding[] {
  const found: SignFinding[] = []
  for (const axis of axes) {
    const [min, max] = [limits.minSize?.[axis], limits.maxSize?.[axis]]
    if (min !== undefined && !(size[axis] >= min))
      found.push({ code: 'value-in-mm-minimum', ...subject, axis, figure: min })
    if (max !== undefined && size[axis] > max)
      found.push({ code: 'value-in-mm-maximum', ...subject, axis, figure: max })
  }
  return found
}

/** Sizes against the material, its colour and its large format, on width, height and surface (SIGN-6). */
export function findSizeFindings(
  size: Size,
  entry: MaterialEntry,
  color: MaterialColor,
  multi: boolean,
): SignFinding[] {
  if (accepts(size, entry, color, multi)) return []
  const { material, large } = entry
  const bySubject = { subject: 'material', name: material.name } as const
  const format = multi ? null : large
  // Too small a strip for the large format has the material's own maximum, however long it is.
  const strip = format !== null && !accepts(fitInto(size, boundsOf(entry, color, true)), entry, color, multi)
  const maxSize = format && !strip ? larger(material.maxSize, format.material.maxSize) : material.maxSize
  const found = findLimitFindings(size, { minSize: material.minSize, maxSize }, bySubject)
  if (format)
    for (const finding of found)
      if (finding.code === 'value-in-mm-maximum')
        finding.reason = strip ? 'large-format' : 'beyond-large-format'
  found.push(...findLimitFindings(size, color, { subject: 'color', name: color.slug }))
  const surface = size.width * size.height
  if (!(surface >= material.minSize.surface))
    found.push({
      code: 'value-in-mm2-minimum',
      ...bySubject,
      axis: 'surface',
      figure: material.minSize.surface,
    })
  if (found.length === 0)
    found.push({
      code: 'value-in-mm-maximum',
      ...bySubject,
      axis: 'height',
      figure: shrinkTo(boundsOf(entry, color, !multi).maxSurface, size.width),
    })
  return found
}
