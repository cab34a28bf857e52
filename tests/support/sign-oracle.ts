import type { SignConfig } from '@/lib/product/sign/config'
import { catalogue } from './catalogue'
import { isCuttable, layoutLies } from './layout-oracle'

type Size = { width: number; height: number }
const { materials, masks } = catalogue.materials
const { fixings, holeLayouts } = catalogue.fixings

const atLeast = (a: Size, b: Size | null) => !b || (a.width >= b.width && a.height >= b.height)
const atMost = (a: Size, b: Size | null) => !b || (a.width <= b.width && a.height <= b.height)
const finishesOf = ({ finishes }: SignConfig) =>
  (['rounded', 'oval', 'beveled'] as const).filter(name => finishes[name])
const head = (slug: string) => slug.split('-')[0] ?? ''

/**
 * A second, plain reading of the rules of signs, for well-formed configs: list searches, no index, no findings. It
 * shares no code with `lib/product/sign`, so that a slip in one of the two shows. `undefined` where a hole lies within a hair of
 * a limit.
 */
export function mayBeOrdered(config: SignConfig): boolean | undefined {
  const material = materials.find(m => m.name === config.material)
  const color = material?.colors.find(c => c.slug === config.color)
  if (!material?.published || material.outOfStock || !color || color.outOfStock) return false
  if (!masks.some(m => m.name === config.mask.shape) && config.mask.shape !== 'customMask') return false
  if (!color.allowCustom && (config.bgColor || config.textColor)) return false
  const multi = config.configSupport !== undefined
  if (multi && !material.compatibleMultiSupport) return false

  const large = multi || !material.allowXXL ? undefined : materials.find(m => m.name === material.xxlMaterial)
  const threshold = material.tresholdXXL
  const isOver =
    !atMost(config, material.maxSize) ||
    (threshold !== null && (config.width >= threshold.width || config.height >= threshold.height))
  const surface = config.width * config.height
  const largeColors = large?.colors.filter(c => !c.outOfStock) ?? []
  const largeColor =
    largeColors.find(c => c.slug === color.slug) ??
    largeColors.find(c => head(c.slug) === head(color.slug)) ??
    largeColors.find(c => c.slug.startsWith(head(color.slug)))
  const isMapped =
    !!large &&
    !!largeColor &&
    isOver &&
    [large.minSize, largeColor.minSize].every(min => atLeast(config, min)) &&
    [large.maxSize, largeColor.maxSize].every(max => atMost(config, max)) &&
    surface >= large.minSize.surface

  if (!atLeast(config, material.minSize) || surface < material.minSize.surface) return false
  if (!atLeast(config, color.minSize) || !atMost(config, color.maxSize)) return false
  if (!isMapped && !atMost(config, material.maxSize)) return false

  const made = isMapped ? large : material
  if (!isCuttable(config, made.minSize.surface)) return false
  for (const name of finishesOf(config)) {
    const finish = made.finishes.find(f => f.name === name)
    if (!finish || finish.excludedShapes.includes(config.mask.shape)) return false
    if (!atLeast(config, finish.minSize) || !atMost(config, finish.maxSize)) return false
    if (name !== 'rounded') continue
    const percent = config.finishes.rounded?.percent ?? 0
    if (multi || percent < 5 || percent > 100) return false
  }
  return mayBeHeld(config, made)
}

function mayBeHeld(config: SignConfig, made: (typeof materials)[number]): boolean | undefined {
  const { name, options } = config.fixing
  const fixing = fixings.find(f => f.name === name)
  if (!fixing) return false
  const exclusion = made.excludedFixings.find(e => e.name === name)
  if (exclusion && !exclusion.options) return false
  if (fixing.excludedMaterials.includes(made.name) || fixing.excludedShapes.includes(config.mask.shape))
    return false
  if (fixing.excludedFinishes.some(finish => finishesOf(config).includes(finish))) return false
  if (!atLeast(config, fixing.minSize) || !atMost(config, fixing.maxSize)) return false
  if (fixing.minThickness !== null && made.thickness < fixing.minThickness) return false
  if (fixing.maxThickness !== null && made.thickness > fixing.maxThickness) return false
  if (name === 'feet' || name === 'stand')
    if (!made.type.startsWith('plexiglass') || made.thickness !== 8) return false

  for (const key of ['styles', 'badge-type', 'diameters', 'holes'] as const) {
    const listed: readonly (string | number)[] | undefined = fixing.options[key]
    const value = options[key]
    if (!listed) {
      if (value !== undefined) return false
    } else if (value === undefined || !listed.includes(value)) return false
    if (value !== undefined && exclusion?.options?.[key]?.includes(String(value))) return false
  }
  if (options.customHoles !== undefined && (options.holes !== 'custom' || options.customHoles > 30))
    return false
  if (options.holes === undefined || !fixing.hole) return true
  const layout = holeLayouts.find(l => l.slug === options.holes)
  const diameter =
    options.diameters ?? fixing.hole.byStyle?.[options.styles ?? '']?.diameter ?? fixing.hole.diameter
  const margins = 2 * fixing.hole.edgeMargin
  if (!layout?.requiredAxes.every(axis => (config[axis] - margins) / diameter > 4)) return false
  const style = fixing.hole.byStyle?.[options.styles ?? '']
  const head = style?.visibleDiameter ?? fixing.hole.visibleDiameter ?? 2 * diameter
  const spacing = name === 'holes-only' ? diameter + 3 : Math.max(head, diameter + 3)
  const inset = fixing.hole.edgeMargin + diameter / 2
  return layoutLies(config, layout.positions ?? [], { inset, spacing })
}
