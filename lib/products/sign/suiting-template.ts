import type { Material } from '@/lib/catalogue/signs'
import type { SignDesign } from '@/lib/scene/model'
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

/**
 * The template of a language that suits a material: of the same material and colour, then of the type. Without a
 * colour, any.
 */
export function suitingSign(
  material: Material,
  color: string | undefined,
  templates: readonly Template[],
): Template<SignDesign> | undefined {
  const own = templatesOf('sign', templates)
  const same = own.filter(({ design }) => design.config.material === material.name)
  const exact = same.find(({ design }) => design.config.color === color)
  const named = own.find(({ slug }) => slug === (templateByType[material.type] ?? otherwise))
  return exact ?? same[0] ?? named ?? own[0]
}

/** The colour that a material's page begins with: the first that can be had. */
export const firstColor = (material: Material): string =>
  material.colors.find(({ outOfStock }) => !outOfStock)?.slug ?? ''
