import type { FinishName } from '@/lib/catalogue/signs'
import { availableColors, availableFixings } from './available'
import { indexSigns, type SignCatalogue } from './catalogue-index'
import { fixingOf, type SignPart, withColor, withMaterial } from './choice'
import type { SignConfig } from './config'
import type { SignFinding } from './finding'
import { noFixing } from './fixings'
import { validateSign } from './validate'

/** What a person has just chosen: no repair may undo it. */
export interface LockedChoice {
  part: SignPart
  finish?: FinishName | undefined
}

interface Attempt {
  locked: LockedChoice
  catalogue: SignCatalogue
  /** Finishes and fixings ask for a larger plate before they give way. */
  resize: boolean
}

/** A sign has fewer parts than this that could conflict. */
const maxSteps = 16

/**
 * Valid configs near one that is refused; all keep the locked part. In this material and in every other one, sizes go to
 * the figures of the findings, or finishes, shapes and fixings give way.
 */
export function repairsAround(
  start: SignConfig,
  locked: LockedChoice,
  catalogue: SignCatalogue,
): SignConfig[] {
  const found = new Map<string, SignConfig>()
  for (const config of inEveryMaterial(start, locked, catalogue))
    for (const resize of [true, false]) {
      const repaired = repair(config, { locked, catalogue, resize })
      if (!repaired) continue
      for (const sign of [repaired, ...withOtherFixings(start, repaired, locked, catalogue)])
        found.set(JSON.stringify(sign), sign)
    }
  return [...found.values()]
}

function inEveryMaterial(start: SignConfig, locked: LockedChoice, catalogue: SignCatalogue): SignConfig[] {
  if (locked.part === 'material') return [start]
  const others: SignConfig[] = []
  for (const [name, entry] of indexSigns(catalogue).materials) {
    if (!entry.available || name === start.material) continue
    const keepsColor = locked.part !== 'color' || entry.colors.get(start.color)?.outOfStock === false
    if (keepsColor) others.push(withMaterial(start, name, catalogue))
  }
  return [start, ...others]
}

/** Repairs one finding after the other, until none is left or one has no repair. */
function repair(start: SignConfig, attempt: Attempt): SignConfig | null {
  let config: SignConfig | null = start
  for (let step = 0; config && step < maxSteps; step++) {
    const [finding] = validateSign(config, attempt.catalogue)
    if (!finding) return config
    config = answer(config, finding, attempt)
  }
  return null
}

/** The one change that answers a finding, or null where only the locked part could. */
function answer(config: SignConfig, finding: SignFinding, attempt: Attempt): SignConfig | null {
  const { locked, catalogue, resize } = attempt
  const free = (part: SignPart) => locked.part !== part
  const { subject, reason, code } = finding
  if (code === 'incompatible-with-multi-plate' && free('configSupport')) {
    const { configSupport, ...single } = config
    return single
  }
  if (subject === 'mask')
    return free('mask') ? { ...config, mask: { shape: catalogue.materials.defaultMask } } : null
  const resized = free('size') ? resizedFor(config, finding) : null
  if (subject === 'material') return resized
  if (resized && resize) return resized
  if (reason === 'shape' && free('mask') && resize)
    return { ...config, mask: { shape: catalogue.materials.defaultMask } }
  if (subject === 'color') {
    const [color] = free('color') ? availableColors(config, catalogue) : []
    return color ? withColor(config, color.slug, catalogue) : resized
  }
  const finish = reason === 'finish' ? finding.with : subject === 'finish' ? finding.name : undefined
  if (finish !== undefined && finish !== locked.finish)
    return { ...config, finishes: withoutFinish(config, finish) }
  const isOfFixing = subject !== 'finish' && subject !== 'configSupport'
  if (isOfFixing && free('fixing')) return { ...config, fixing: { name: noFixing, options: {} } }
  if (reason === 'shape' && free('mask'))
    return { ...config, mask: { shape: catalogue.materials.defaultMask } }
  return resized
}

/** The size at which a bound of width, height or surface no longer speaks. */
function resizedFor(config: SignConfig, { axis, figure, exclusive }: SignFinding): SignConfig | null {
  if (figure === undefined) return null
  if (axis === 'surface') return { ...config, height: Math.ceil((figure / config.width) * 10) / 10 }
  if (axis !== 'width' && axis !== 'height') return null
  return { ...config, [axis]: exclusive ? Math.floor(figure) + 1 : figure }
}

const withoutFinish = ({ finishes }: SignConfig, name: string): SignConfig['finishes'] =>
  Object.fromEntries(Object.entries(finishes).filter(([finish]) => finish !== name))

/** Where a fixing had to go, the others that could hold the sign instead. */
function withOtherFixings(
  start: SignConfig,
  repaired: SignConfig,
  locked: LockedChoice,
  catalogue: SignCatalogue,
): SignConfig[] {
  if (locked.part === 'fixing' || start.fixing.name === repaired.fixing.name) return []
  return availableFixings(repaired, catalogue).map(({ name }) => ({
    ...repaired,
    fixing: fixingOf(repaired, name, catalogue),
  }))
}
