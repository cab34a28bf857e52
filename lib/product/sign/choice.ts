import type { FinishName } from '@/lib/catalogue/signs'
import { indexSigns, type SignCatalogue } from './catalogue-index'
import { pickColor } from './colors'
import type { SignConfig, SignFixing, SignMask } from './config'
import { repairOptions } from './fixing-options'
import { nearestLayout } from './fixings'
import { readConfig } from './read-config'
import { findMaking } from './validate'

/** One thing that a person chooses for a sign. Sizes and diameters in mm. */
export type SignChoice =
  | { kind: 'material'; value: string }
  | { kind: 'color'; value: string }
  | { kind: 'mask'; value: SignMask }
  | { kind: 'size'; width?: number; height?: number }
  | { kind: 'finish'; value: FinishName; percent?: number }
  | { kind: 'fixing'; value: string }
  | { kind: 'styles' | 'badge-type' | 'holes'; value: string }
  | { kind: 'diameters'; value: number }

/** Every part of a config that a choice or its consequences may change. */
export type SignPart = 'material' | 'color' | 'mask' | 'size' | 'finishes' | 'fixing' | 'configSupport'

export const partOfChoice = (choice: SignChoice): SignPart => {
  switch (choice.kind) {
    case 'material':
    case 'color':
    case 'mask':
    case 'size':
    case 'fixing':
      return choice.kind
    case 'finish':
      return 'finishes'
    default:
      return 'fixing'
  }
}

/** The config with only the choice changed, and the parts that the choice requires. */
export function applyChoice(config: SignConfig, choice: SignChoice, catalogue: SignCatalogue): SignConfig {
  switch (choice.kind) {
    case 'material':
      return withMaterial(config, choice.value, catalogue)
    case 'color':
      return withColor(config, choice.value, catalogue)
    case 'mask':
      return { ...config, mask: choice.value }
    case 'size':
      return {
        ...config,
        width: choice.width ?? config.width,
        height: choice.height ?? config.height,
      }
    case 'finish':
      return { ...config, finishes: { ...config.finishes, ...finishOf(config, choice, catalogue) } }
    case 'fixing':
      return { ...config, fixing: fixingOf(config, choice.value, catalogue) }
    default:
      return {
        ...config,
        fixing: { ...config.fixing, options: optionsWith(config, { [choice.kind]: choice.value }) },
      }
  }
}

/** A material comes in the colour that is nearest to the present one. */
export function withMaterial(config: SignConfig, name: string, catalogue: SignCatalogue): SignConfig {
  const entry = indexSigns(catalogue).materials.get(name)
  const color = entry && pickColor(entry, config.color)?.color.slug
  return withColor({ ...config, material: name }, color ?? config.color, catalogue)
}

/** Free colours belong to a `custom` colour and go with it. */
export function withColor(config: SignConfig, slug: string, catalogue: SignCatalogue): SignConfig {
  const color = indexSigns(catalogue).materials.get(config.material)?.colors.get(slug)
  const { bgColor, textColor, ...rest } = config
  if (!color?.allowCustom) return { ...rest, color: slug }
  return { ...config, color: slug }
}

function finishOf(
  config: SignConfig,
  { value, percent }: Extract<SignChoice, { kind: 'finish' }>,
  catalogue: SignCatalogue,
): SignConfig['finishes'] {
  if (value !== 'rounded') return { [value]: true }
  const finish = indexSigns(catalogue).materials.get(config.material)?.finishes.get('rounded')
  return { rounded: { percent: percent ?? config.finishes.rounded?.percent ?? finish?.percentDefault ?? 20 } }
}

/** A fixing with the options that it can have here: the present ones as far as they are its own, else the first valid. */
export function fixingOf(config: SignConfig, name: string, catalogue: SignCatalogue): SignFixing {
  const index = indexSigns(catalogue)
  const fixing = index.fixings.get(name)
  const read = readConfig(config)
  const making = findMaking(read, index)
  if (!fixing || !making) return { name, options: {} }
  const repaired = repairOptions({ config: read, making, fixing, index })
  if (!fixing.options.holes || repaired.holes) return { name, options: repaired }
  const holes = nearestLayout(read, making, fixing, index)?.slug
  return { name, options: holes ? { ...repaired, holes } : repaired }
}

/** A choice of layout without free holes leaves their count behind. */
function optionsWith(config: SignConfig, chosen: SignFixing['options']): SignFixing['options'] {
  const options = { ...config.fixing.options, ...chosen }
  if (options.holes !== 'custom') delete options.customHoles
  return options
}
