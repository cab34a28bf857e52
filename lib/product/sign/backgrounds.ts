import { indexSigns, type SignCatalogue } from './catalogue-index'
import type { SignConfig } from './config'

/**
 * The editor backgrounds that suit a sign's fixing, in the catalogue's order (FIXING-5): the fixing's list of
 * valid ones, or all but the excluded ones.
 */
export function availableBackgrounds(
  config: Pick<SignConfig, 'fixing'>,
  catalogue: SignCatalogue,
): SignCatalogue['fixings']['backgrounds'] {
  const fixing = indexSigns(catalogue).fixings.get(config.fixing.name)
  return catalogue.fixings.backgrounds.filter(
    ({ slug }) =>
      (fixing?.validBackgrounds?.includes(slug) ?? true) && !fixing?.excludedBackgrounds?.includes(slug),
  )
}

/** The wanted background where it suits, else the first that does; empty where none does. */
export function pickBackground(
  wanted: string,
  config: Pick<SignConfig, 'fixing'>,
  catalogue: SignCatalogue,
): string {
  const available = availableBackgrounds(config, catalogue)
  return (available.find(({ slug }) => slug === wanted) ?? available[0])?.slug ?? ''
}
