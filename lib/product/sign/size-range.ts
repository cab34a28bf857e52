import type { Material } from '@/lib/catalogue/signs'
import type { SignCatalogue } from './catalogue-index'
import type { SignConfig } from './config'
import { normaliseSignConfig } from './normalise'

const tenth = (value: number, round: (value: number) => number): number => round(value * 10) / 10

/** The material and its large format, as far as it may be ordered in it. */
function formatsOf({ material: name }: SignConfig, catalogue: SignCatalogue): Material[] {
  const { materials } = catalogue.materials
  const material = materials.find(candidate => candidate.name === name)
  const large = material?.allowXXL
    ? materials.find(({ name: own }) => own === material.xxlMaterial)
    : undefined
  return [material, large].filter(found => found !== undefined)
}

/**
 * The smallest and the largest width, or height, that a sign can have while its other side stays as it is, in mm: what
 * `normaliseSignConfig` takes as it is. Between them a surface or a large format may still forbid a size.
 */
export function sizeRange(
  config: SignConfig,
  axis: 'width' | 'height',
  catalogue: SignCatalogue,
): { min: number; max: number } {
  const other = axis === 'width' ? 'height' : 'width'
  const normalised = (value: number) => normaliseSignConfig({ ...config, [axis]: value }, catalogue).config
  const isKept = (value: number) => {
    const next = normalised(value)
    return next[axis] === value && next[other] === config[other]
  }
  const formats = formatsOf(config, catalogue)
  const least = formats.flatMap(({ minSize }) => [
    minSize[axis],
    tenth(minSize.surface / config[other], Math.ceil),
    normalised(minSize[axis])[axis],
  ])
  const most = formats.flatMap(({ maxSize }) => [
    maxSize[axis],
    ...(maxSize.surface ? [tenth(maxSize.surface / config[other], Math.floor)] : []),
    normalised(maxSize[axis])[axis],
  ])
  return {
    min: least.toSorted((a, b) => a - b).find(isKept) ?? config[axis],
    max: most.toSorted((a, b) => b - a).find(isKept) ?? config[axis],
  }
}
