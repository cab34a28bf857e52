import type { Material, MaterialColor } from '@/lib/catalogue/signs'
import { flattenPath } from '@/lib/geometry/flatten'
import type { Path } from '@/lib/geometry/path'
import type { ScenePicture } from '@/lib/scene/scene'
import type { SignCatalogue } from '@/lib/sign/catalogue-index'
import type { SignConfig } from '@/lib/sign/config'
import { holePositions } from '@/lib/sign/hole-positions'
import { signOutline } from '@/lib/sign/outline'
import { shortPathData } from '../path-data'
import { convexHull, type Point } from '../solid/vector'

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
export type Face = 'solid' | 'brushed' | 'mirror' | 'gloss' | 'printed' | 'wood' | 'clear' | 'frosted'

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
  /** Colour of the cut edge; without it the face's, darker. */
  edge?: string
  thickness: number
  marking: Material['marking']
  bevelMm: number
  fixing: string
  style: string
  places: readonly Place[]
  standoffMm: number
}

function faceOf({ marking }: Material, color: MaterialColor): Face {
  if (color.bgEffect === 'frosted') return 'frosted'
  if (color.bgOpacity < 1) return 'clear'
  if (color.bgTexture?.startsWith('wood-')) return 'wood'
  if (color.bgEffect === 'mirror') return 'mirror'
  if (color.bgEffect === 'brushed' || color.bgTexture === 'brushed') return 'brushed'
  if (color.bgEffect === 'gloss') return 'gloss'
  return marking === 'printing' ? 'printed' : 'solid'
}

/** Colour of the cut edge: the core of a two-layer plate, else the material itself, darker. */
function edgeOf(material: Material, text: string): string | undefined {
  if (material.type === 'pvc' && material.marking === 'engraving') return text
  if (material.type.startsWith('dibond')) return '#8f979d'
  if (material.type.startsWith('forex') || material.type === 'pvc-quadri') return '#c4c8c5'
  if (material.type === 'wood-pvc') return '#2b2119'
  return undefined
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
  return {
    width: config.width,
    height: config.height,
    outline: shortPathData(outline),
    hull: convexCorners(outline),
    shape,
    cornerMm,
    face: faceOf(material, color),
    species: color.bgTexture?.startsWith('wood-') ? color.bgTexture.slice(5) : undefined,
    background: config.bgColor ?? color.bgColor,
    text,
    edge: edgeOf(material, text),
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
