import type { FinishName } from '@/lib/catalogue/signs'
import { availableColors, availableFixings } from './available'
import { indexSigns, type SignCatalogue } from './catalogue-index'
import { fixingOf, type SignPart, withColor, withMaterial } from './choice'
import type { SignConfig } from './config'
import type { SignFinding } from './finding'
import { noFixing } from './fixings'
import { validateSign } from './validate'

/** A search that went further than this found nothing near. */
const maxStates = 600
const maxDepth = 6

/**
 * Valid configs around one that is refused, all of which leave the `locked` part (and finish) as it is: sizes go to the
 * figures of the findings, finishes and shapes give way, fixings and materials are tried one by one.
 */
export function repairsAround(
  start: SignConfig,
  locked: { part: SignPart; finish?: FinishName | undefined },
  catalogue: SignCatalogue,
): SignConfig[] {
  const found = new Map<string, SignConfig>()
  const seen = new Set<string>()
  let level = [start]
  for (let depth = 0; depth <= maxDepth && level.length > 0; depth++) {
    const next: SignConfig[] = []
    for (const config of level) {
      const key = JSON.stringify(config)
      if (seen.has(key) || seen.size > maxStates) continue
      seen.add(key)
      const [finding] = validateSign(config, catalogue)
      if (!finding) found.set(key, config)
      else next.push(...repairsOf(config, finding, locked, catalogue))
    }
    level = next
  }
  return [...found.values()]
}

/** Every single change that could answer one finding. */
function repairsOf(
  config: SignConfig,
  finding: SignFinding,
  locked: { part: SignPart; finish?: FinishName | undefined },
  catalogue: SignCatalogue,
): SignConfig[] {
  const free = (part: SignPart) => locked.part !== part
  const repairs: SignConfig[] = []
  const { subject, reason, axis, figure } = finding
  if (figure !== undefined && (axis === 'width' || axis === 'height') && free('size'))
    repairs.push({ ...config, [axis]: finding.exclusive ? Math.floor(figure) + 1 : figure })
  if (figure !== undefined && axis === 'surface' && free('size'))
    repairs.push({ ...config, height: Math.ceil((figure / config.width) * 10) / 10 })
  if (reason === 'shape' && free('mask'))
    repairs.push({ ...config, mask: { shape: catalogue.materials.defaultMask } })
  repairs.push(...withoutFinish(config, finding, locked))
  if (subject === 'color' && free('color'))
    for (const { slug } of availableColors(config, catalogue))
      repairs.push(withColor(config, slug, catalogue))
  if (isOfFixing(finding) && free('fixing')) repairs.push(...otherFixings(config, catalogue))
  if (finding.code === 'incompatible-with-multi-plate' && free('configSupport')) {
    const { configSupport, ...single } = config
    repairs.push(single)
  }
  if (free('material') && isOfMaterial(finding)) repairs.push(...otherMaterials(config, finding, catalogue))
  return repairs
}

const isOfFixing = ({ subject }: SignFinding): boolean =>
  subject !== 'material' && subject !== 'color' && subject !== 'mask' && subject !== 'finish'

/** Whether another material could have what this one lacks. */
const isOfMaterial = ({ subject, reason, code }: SignFinding): boolean =>
  subject === 'material' ||
  subject === 'color' ||
  reason === 'material' ||
  reason === 'thickness' ||
  (subject === 'finish' && code.startsWith('value-in-'))

function withoutFinish(
  config: SignConfig,
  finding: SignFinding,
  locked: { part: SignPart; finish?: FinishName | undefined },
): SignConfig[] {
  const name =
    finding.reason === 'finish' ? finding.with : finding.subject === 'finish' ? finding.name : undefined
  if (name === undefined || name === locked.finish) return []
  return [{ ...config, finishes: without(config.finishes, name) }]
}

const without = (finishes: SignConfig['finishes'], name: string): SignConfig['finishes'] =>
  Object.fromEntries(Object.entries(finishes).filter(([finish]) => finish !== name))

function otherFixings(config: SignConfig, catalogue: SignCatalogue): SignConfig[] {
  const names = availableFixings(config, catalogue).map(({ name }) => name as string)
  return (names.length ? names : [noFixing]).map(name => ({
    ...config,
    fixing: fixingOf(config, name, catalogue),
  }))
}

/** The materials in which this very finding does not stand. */
function otherMaterials(config: SignConfig, finding: SignFinding, catalogue: SignCatalogue): SignConfig[] {
  const others: SignConfig[] = []
  for (const [name, entry] of indexSigns(catalogue).materials) {
    if (!entry.available || name === config.material) continue
    const other = withMaterial(config, name, catalogue)
    const same = (f: SignFinding) => f.subject === finding.subject && f.code === finding.code
    if (!validateSign(other, catalogue).some(same)) others.push(other)
  }
  return others
}
