import type { Material, MaterialColor } from '@/lib/catalogue/signs'
import { flattenPath } from '@/lib/design/geometry/flatten'
import { convexHull } from '@/lib/design/geometry/hull'
import type { Path } from '@/lib/design/geometry/path'
import type { ScenePicture } from '@/lib/design/scene/scene'
import type { SignCatalogue } from '@/lib/product/sign/catalogue-index'
import type { SignConfig } from '@/lib/product/sign/config'
import { holePositions } from '@/lib/product/sign/hole-positions'
import { signOutline } from '@/lib/product/sign/outline'
import { scaleHex } from '../colour'
import { shortPathData } from '../path-data'
import type { Point } from '../solid/vector'

/** A piece of what is marked on a sign: path data in mm from the plate's top left corner, and its colour. */
export type SignMark = {
  d: string
  fill: string
  fillRule?: 'nonzero' | 'evenodd'
  stroke?: string
  strokeWidth?: number
  /** Stands within the outline instead of its colour. */
  picture?: ScenePicture
}

/** A round hole or the place of a screw, in mm. */
export type Place = { x: number; y: number; diameter: number }

/** How the face of a sign catches the light. */
export type Face =
  | 'solid'
  | 'brushed'
  | 'polished'
  | 'mirror'
  | 'gloss'
  | 'printed'
  | 'wood'
  | 'clear'
  | 'frosted'

/** A layer of the cut edge, mm; foam shows its pores. */
export type EdgeLayer = { colour: string; mm: number; foam?: boolean }

/** Everything about a sign that its picture shows, resolved from its config. Millimetres. */
export type SignLook = {
  width: number
  height: number
  outline: string
  /** Corners of the outline where it is convex: its shadow is drawn from them. */
  hull?: readonly Point[]
  shape: 'rect' | 'round' | 'oval' | 'mask'
  cornerMm: number
  face: Face
  species?: string
  background: string
  text: string
  /** What the cut edge shows from the face to the back, as thick as the sign together. */
  layers: readonly EdgeLayer[]
  thickness: number
  marking: Material['marking']
  bevelMm: number
  fixing: string
  style: string
  places: readonly Place[]
  standoffMm: number
}

function faceOf(material: Material, color: MaterialColor): Face {
  if (color.bgEffect === 'frosted') return 'frosted'
  if (color.bgOpacity < 1) return 'clear'
  if (color.bgTexture?.startsWith('wood-')) return 'wood'
  if (color.bgEffect === 'mirror') return material.type.startsWith('plexiglass') ? 'mirror' : 'polished'
  if (color.bgEffect === 'brushed' || color.bgTexture === 'brushed') return 'brushed'
  if (color.bgEffect === 'gloss') return 'gloss'
  return material.marking === 'printing' ? 'printed' : 'solid'
}

/**
 * The cut edge of a material: the cap and the core of an engraver's plate, the aluminium and the black core of a
 * sandwich, the foam of a light board; all else is of one piece, a little darker than its face.
 */
function layersOf({ type, marking, thickness }: Material, face: string, text: string): EdgeLayer[] {
  const rest = (skins: number) => Math.max(0.1, thickness - skins)
  if (type === 'pvc' && marking === 'engraving')
    return [
      { colour: face, mm: 0.3 },
      { colour: text, mm: rest(0.3) },
    ]
  if (type === 'wood-pvc')
    return [
      { colour: face, mm: 0.5 },
      { colour: '#2b2119', mm: rest(0.5) },
    ]
  if (type.startsWith('dibond')) {
    const skin = { colour: '#cfd4d8', mm: 0.4 }
    return [skin, { colour: '#26292c', mm: rest(0.8) }, skin]
  }
  if (type.startsWith('forex')) return [{ colour: '#f3f4f2', mm: thickness, foam: true }]
  if (type === 'pvc-quadri') return [{ colour: '#dfe2e0', mm: thickness }]
  // Acrylic is of one colour through and through; sawn wood and metal look darker at the cut.
  return [{ colour: scaleHex(face, type.startsWith('plexiglass') ? 0.97 : 0.8), mm: thickness }]
}

function areaOf(points: readonly Point[]): number {
  let area = 0
  let last = points.at(-1)
  for (const point of points) {
    if (last) area += last[0] * point[1] - point[0] * last[1]
    last = point
  }
  return Math.abs(area / 2)
}

/** The corners of a convex outline; `undefined` where it runs inwards somewhere. */
function convexCorners(outline: Path): Point[] | undefined {
  const [contour, ...others] = flattenPath(outline, 0.2)
  if (!contour || others.length) return undefined
  const points = contour.points.map(({ x, y }): Point => [x, y])
  const hull = convexHull(points)
  return areaOf(hull) - areaOf(points) < areaOf(hull) * 0.002 ? hull : undefined
}

/** Where the heads of the fixing sit, as large as they are seen. */
const placesOf = (config: SignConfig, catalogue: SignCatalogue): Place[] =>
  holePositions(config, catalogue).map(({ x, y, visibleDiameter }) => ({ x, y, diameter: visibleDiameter }))

/**
 * What a config looks like, with the catalogue's material, masks and fixings; a product's slice of it is enough.
 * An unknown colour falls back to the material's first, an unknown mask to the rectangle; `undefined` where the
 * material is not known.
 */
export function signLook(config: SignConfig, catalogue: SignCatalogue): SignLook | undefined {
  const material = catalogue.materials.materials.find(({ name }) => name === config.material)
  const color = material?.colors.find(({ slug }) => slug === config.color) ?? material?.colors[0]
  if (!material || !color) return undefined
  const { shape, cornerMm, outline } = signOutline(config, catalogue)
  const { name: fixing, options } = config.fixing
  const hole = catalogue.fixings.fixings.find(({ name }) => name === fixing)?.hole
  const text = config.textColor ?? color.textColor
  const background = config.bgColor ?? color.bgColor
  return {
    width: config.width,
    height: config.height,
    outline: shortPathData(outline),
    hull: convexCorners(outline),
    shape,
    cornerMm,
    face: faceOf(material, color),
    species: color.bgTexture?.startsWith('wood-') ? color.bgTexture.slice(5) : undefined,
    background,
    text,
    layers: layersOf(material, background, text),
    thickness: material.thickness,
    marking: material.marking,
    bevelMm: config.finishes.beveled
      ? (material.finishes.find(({ name }) => name === 'beveled')?.widthMm ?? 2)
      : 0,
    fixing,
    style: options.styles ?? options['badge-type'] ?? '',
    places: placesOf(config, catalogue),
    standoffMm: hole?.byStyle?.[options.styles ?? '']?.standoff ?? 0,
  }
}
