import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { SignDesign } from '@/lib/design/scene/model'
import type { Language } from '@/lib/ground/names'
import { setSupportSign } from '@/lib/product/kinds/support/set-sign'
import { pickBackground } from '@/lib/product/sign/backgrounds'
import type { SignConfig } from '@/lib/product/sign/config'

/** A sign with another config, already normalised. A background that does not suit its fixing is replaced by the first suitable one. */
export function withSignConfig(
  design: SignDesign,
  config: SignConfig,
  catalogue: Catalogue,
  language: Language,
): SignDesign {
  const titleOf = (name: string) =>
    catalogue.materials.materials.find(material => material.name === name)?.title[language] ?? name
  return {
    ...setSupportSign(design, config, catalogue, titleOf),
    background: pickBackground(design.background ?? '', config, catalogue) || null,
  }
}
