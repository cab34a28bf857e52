import type { Language, Localised } from '@/lib/ground/common'
import { indexSigns, type SignCatalogue } from './catalogue-index'
import type { SignFinding, SignFindingCode, SignSubject } from './finding'

/** A finding as a message: the key below `findings` and its ICU parameters. */
export interface FindingText {
  key: `sign.${SignFindingCode}`
  params: {
    subject: SignSubject
    /** The subject's name in the language; a finish's stays its slug, which the message translates. */
    name: string
    axis: string
    /** mm, mm², % or pieces, by the axis. */
    figure: number
    exclusive: 'true' | 'false'
    reason: string
    /** The counterpart's name in the language; a finish's stays its slug. */
    with: string
  }
}

/** What stands in a message for a name that is empty. */
const nothing = '–'

/** The message of a finding, with the catalogue's names in a language where slugs stand in the finding. */
export function describeFinding(
  finding: SignFinding,
  catalogue: SignCatalogue,
  language: Language,
): FindingText {
  const { code, subject, reason } = finding
  const named = (slug: string | undefined, kind: SignSubject) =>
    labelOf(slug ?? '', kind, catalogue)?.[language] ?? (slug || nothing)
  return {
    key: `sign.${code}`,
    params: {
      subject,
      name: named(finding.name, subject),
      axis: finding.axis ?? 'none',
      figure: finding.figure ?? 0,
      exclusive: finding.exclusive ? 'true' : 'false',
      // A branch of an ICU select has no dash in its name.
      reason: reason?.replaceAll('-', '_') ?? 'none',
      with: named(finding.with, counterpartOf(finding)),
    },
  }
}

/** What kind of thing `with` names: the reason says so, else it is the fixing that an option belongs to. */
function counterpartOf({ subject, reason }: SignFinding): SignSubject {
  if (reason === 'shape') return 'mask'
  if (reason === 'finish') return 'finish'
  const ofMaterial = subject === 'fixing' || subject === 'finish' || subject === 'color'
  return ofMaterial && reason !== 'form' ? 'material' : 'fixing'
}

function labelOf(slug: string, kind: SignSubject, catalogue: SignCatalogue): Localised | undefined {
  const index = indexSigns(catalogue)
  const { styleLabels } = catalogue.fixings
  switch (kind) {
    case 'material':
      return index.materials.get(slug)?.material.title
    case 'mask':
      return index.masks.get(slug)?.label
    case 'fixing':
      return index.fixings.get(slug)?.label
    case 'holes':
      return index.layouts.get(slug)?.label
    case 'styles':
    case 'badge-type':
      return Object.hasOwn(styleLabels, slug) ? styleLabels[slug] : undefined
    case 'color':
      return colorLabel(slug, catalogue)
    default:
      return undefined
  }
}

function colorLabel(slug: string, catalogue: SignCatalogue): Localised | undefined {
  for (const { colors } of indexSigns(catalogue).materials.values()) {
    const color = colors.get(slug)
    if (!color) continue
    const { readableBg: bg, readableText: text } = color
    return { fr: `${bg.fr} / ${text.fr}`, de: `${bg.de} / ${text.de}`, en: `${bg.en} / ${text.en}` }
  }
  return undefined
}
