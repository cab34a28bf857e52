import type { Fixing, HoleLayout, Mask, Material, MaterialColor } from '@/lib/catalogue/signs'
import type { Path } from '@/lib/scene/geometry/path'
import { signOutline } from '@/lib/scene/plate-outline'
import type { SignConfig } from '@/lib/sign/config'
import { num } from '../svg'

/** A piece of what is marked on a sign: path data in mm from the plate's top left corner, and its colour. */
export type SignMark = { d: string; fill: string; fillRule?: 'nonzero' | 'evenodd' }

/** A round hole or the place of a screw, in mm. */
export type Place = { x: number; y: number; diameter: number }

/** How the face of a sign catches the light. */
export type Face = 'solid' | 'brushed' | 'mirror' | 'gloss' | 'printed' | 'wood' | 'clear' | 'frosted'

/** The part of the catalogue that a picture of a sign needs. */
export type SignSlice = {
  material: Material
  masks: readonly Mask[]
  fixing?: Fixing
  holeLayouts?: readonly HoleLayout[]
}

/** Everything about a sign that its picture shows, resolved from its config. Millimetres. */
export type SignLook = {
  width: number
  height: number
  outline: string
  shape: 'rect' | 'round' | 'oval' | 'mask'
  cornerMm: number
  face: Face
  species?: string
  background: string
  text: string
  edge: string
  thickness: number
  marking: Material['marking']
  bevelMm: number
  fixing: string
  style: string
  places: readonly Place[]
  standoffMm: number
}

/** Path data of an outline in mm. */
export function outlineData(path: Path): string {
  return path.map(([verb, ...numbers]) => `${verb}${numbers.map(num).join(' ')}`).join('')
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

const edgeMarginOf = (fixing: Fixing, style: string) => {
  const hole = fixing.hole
  if (!hole) return undefined
  const byStyle = hole.byStyle?.[style]
  return {
    margin: hole.edgeMargin,
    diameter: byStyle?.diameter ?? hole.diameter,
    visible: byStyle?.visibleDiameter ?? hole.visibleDiameter ?? (byStyle?.diameter ?? hole.diameter) * 1.7,
    standoff: byStyle?.standoff ?? 0,
  }
}

/** The centres of a layout's holes: `edgeMargin + diameter / 2` from the edge, drawn in on curved plates. */
function layoutPlaces(
  config: SignConfig,
  layout: HoleLayout | undefined,
  inset: number,
  diameter: number,
  curved: boolean,
): Place[] {
  const { width, height } = config
  const x = { left: inset, center: width / 2, right: width - inset }
  const y = { top: inset, center: height / 2, bottom: height - inset }
  return (layout?.positions ?? []).map(at => {
    const place = { x: x[at.x], y: y[at.y], diameter }
    if (!curved) return place
    const dx = place.x - width / 2
    const dy = place.y - height / 2
    const reach = Math.hypot(dx / (width / 2 - inset), dy / (height / 2 - inset))
    const pull = reach > 1 ? 1 / reach : 1
    return { x: width / 2 + dx * pull, y: height / 2 + dy * pull, diameter }
  })
}

/**
 * What a config looks like, with the catalogue's material, masks and fixing. An unknown colour falls back to the
 * material's first, an unknown mask to the rectangle.
 */
export function signLook(config: SignConfig, slice: SignSlice): SignLook {
  const { material, masks, fixing, holeLayouts = [] } = slice
  const color = material.colors.find(({ slug }) => slug === config.color) ?? material.colors[0]
  if (!color) throw new Error(`material ${material.name} has no colour`)
  const { shape, cornerMm, outline } = signOutline(config, masks)
  const background = config.bgColor ?? color.bgColor
  const text = config.textColor ?? color.textColor
  const { holes, styles, diameters } = config.fixing.options
  const style = styles ?? config.fixing.options['badge-type'] ?? ''
  const hole = fixing ? edgeMarginOf(fixing, style) : undefined
  const diameter = diameters ?? hole?.diameter ?? 4
  const curved = shape === 'round' || shape === 'oval'
  const layout = holeLayouts.find(({ slug }) => slug === holes)
  const shown = config.fixing.name === 'holes-only' ? diameter : (hole?.visible ?? diameter)
  return {
    width: config.width,
    height: config.height,
    outline: outlineData(outline),
    shape,
    cornerMm,
    face: faceOf(material, color),
    species: color.bgTexture?.startsWith('wood-') ? color.bgTexture.slice(5) : undefined,
    background,
    text,
    edge: edgeOf(material, text) ?? '',
    thickness: material.thickness,
    marking: material.marking,
    bevelMm: config.finishes.beveled
      ? (material.finishes.find(({ name }) => name === 'beveled')?.widthMm ?? 2)
      : 0,
    fixing: config.fixing.name,
    style,
    places: hole ? layoutPlaces(config, layout, hole.margin + diameter / 2, shown, curved) : [],
    standoffMm: hole?.standoff ?? 0,
  }
}
