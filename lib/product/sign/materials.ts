import { indexSigns, type MaterialEntry, type SignCatalogue, type SignIndex } from './catalogue-index'
import type { SignFinding } from './finding'
import type { ReadConfig } from './read-config'

/** How a wanted material or colour was found. */
export type Match = 'same' | 'replaced' | 'same-type' | 'default'

/** A plate of a multi-plate support (SIGN-29). */
export const isMultiPlate = (config: ReadConfig): boolean =>
  config.configSupport !== undefined && config.configSupport !== 'malformed'

/** Why a sign cannot be of its material: there is none of this name, or it is out of stock. */
export function findMaterialFindings(config: ReadConfig, index: SignIndex): SignFinding[] {
  const entry = index.materials.get(config.material)
  if (entry?.available) return []
  const reason = entry ? 'out-of-stock' : 'unknown'
  return [{ code: 'incompatible-value', subject: 'material', name: config.material, reason }]
}

/** Whether the plate may belong to its multi-plate support. */
export function findSupportFindings(config: ReadConfig, entry: MaterialEntry): SignFinding[] {
  if (config.configSupport === undefined) return []
  if (config.configSupport === 'malformed')
    return [{ code: 'incompatible-value', subject: 'configSupport', reason: 'form' }]
  if (entry.material.compatibleMultiSupport) return []
  return [
    {
      code: 'incompatible-with-multi-plate',
      subject: 'material',
      name: entry.material.name,
      reason: 'material',
    },
  ]
}

/**
 * The material to offer for one that is wanted (SIGN-14): itself, its `replacedBy`, or the first of its
 * type. `default` says that nothing of the kind is left: a cart drops such a sign, an editor goes on with the
 * default sign's material. Throws when the catalogue has no material that can be ordered.
 */
export function replaceMaterial(
  name: string,
  catalogue: SignCatalogue,
): { material: MaterialEntry['material']; match: Match } {
  const { entry, match } = pickMaterial(name, catalogue)
  return { material: entry.material, match }
}

/** The material that a name means today, and whether it is that one or the nearest that is sold. */
export function pickMaterial(name: string, catalogue: SignCatalogue): { entry: MaterialEntry; match: Match } {
  const { materials } = indexSigns(catalogue)
  const wanted = materials.get(name)
  if (wanted?.available) return { entry: wanted, match: 'same' }
  const replaced = followReplacements(wanted, materials)
  if (replaced) return { entry: replaced, match: 'replaced' }
  const available = [...materials.values()].filter(entry => entry.available)
  const type = wanted?.material.type ?? typeOfName(name, materials)
  const sameType = available.find(entry => entry.material.type === type)
  if (sameType) return { entry: sameType, match: 'same-type' }
  const usual = materials.get(catalogue.materials.defaultSign.material)
  const fallback = usual?.available ? usual : available[0]
  if (!fallback) throw new Error('the catalogue has no material that can be ordered')
  return { entry: fallback, match: 'default' }
}

function followReplacements(start: MaterialEntry | undefined, materials: Map<string, MaterialEntry>) {
  const seen = new Set<MaterialEntry>()
  let entry = start
  while (entry && !entry.available && !seen.has(entry)) {
    seen.add(entry)
    entry = materials.get(entry.material.replacedBy ?? '')
  }
  return entry?.available ? entry : undefined
}

/** The type of a material that is gone without a trace: a name is its type, or its type and a thickness. */
function typeOfName(name: string, materials: Map<string, MaterialEntry>): string | undefined {
  const types = new Set([...materials.values()].map(entry => entry.material.type))
  return [...types]
    .filter(type => name === type || name.startsWith(`${type}-`))
    .sort((a, b) => b.length - a.length)[0]
}
