import type { Material } from '@/lib/catalogue/signs'
import type { SignDesign } from '@/lib/design/scene/model'
import { type Template, templatesOf } from '../template'

/** The template that shows a type of material best, where there is none of its own. */
const templateByType: Readonly<Record<string, string>> = {
  pvc: 'template-door-office',
  'pvc-quadri': 'template-no-smoking',
  'wood-pvc': 'template-door-office',
  wood: 'template-wc',
  'wood-quadri': 'template-wedding-welcome',
  brass: 'template-lawyer-plaque',
  aluminium: 'template-house-number',
  'aluminium-quadri': 'template-company-plaque',
  plexiglass: 'template-desk-sign',
  'plexiglass-transparent': 'template-doctor-plaque',
  'plexiglass-quadri': 'template-qr-wifi',
  'plexiglass-transparent-quadri': 'template-qr-wifi',
  'plexiglass-mirror': 'template-notary-plaque',
}
const otherwise = 'template-company-plaque'

/** Those that would show what the material next to them in a list shows: another thickness of the same. */
const templateByName: Readonly<Record<string, string>> = {
  'pvc-quadri-3': 'template-qr-wifi',
  'wood-10': 'template-house-number',
  'aluminium-3': 'template-machine-plate',
  plexiglass: 'template-house-number',
  'plexiglass-5': 'template-door-office',
  'plexiglass-transparent': 'template-door-office',
  'plexiglass-transparent-8': 'template-lawyer-plaque',
  'plexiglass-quadri-5': 'template-no-smoking',
  'plexiglass-quadri-8': 'template-company-plaque',
  'plexiglass-transparent-quadri-5': 'template-wedding-welcome',
  'plexiglass-transparent-quadri-8': 'template-company-plaque',
  forex: 'template-wedding-welcome',
  'forex-5': 'template-no-smoking',
  'forex-10': 'template-qr-wifi',
  'plexiglass-xxl': 'template-qr-wifi',
  'plexiglass-transparent-xxl': 'template-lawyer-plaque',
}

/**
 * The template of a language that suits a material: of the same material and colour, then of the material, then what is
 * said above. Without a colour, any.
 */
export function suitingSign(
  material: Material,
  color: string | undefined,
  templates: readonly Template[],
): Template<SignDesign> | undefined {
  const own = templatesOf('sign', templates)
  const same = own.filter(({ design }) => design.config.material === material.name)
  const exact = same.find(({ design }) => design.config.color === color)
  const wanted = templateByName[material.name] ?? templateByType[material.type] ?? otherwise
  const named = own.find(({ slug }) => slug === wanted)
  return exact ?? same[0] ?? named ?? own[0]
}

/** The colour that a material's page begins with: the first available one. */
export const firstColor = (material: Material): string =>
  material.colors.find(({ outOfStock }) => !outOfStock)?.slug ?? ''
