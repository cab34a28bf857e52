import type { SignDesign } from '@/lib/design/scene/model'
import { changePlates } from '@/lib/design/scene/operations/plates'
import { setSign } from '@/lib/design/scene/operations/product'
import type { SignCatalogue } from '@/lib/product/sign/catalogue-index'
import type { SignConfig } from '@/lib/product/sign/config'
import { normaliseSignConfig } from '@/lib/product/sign/normalise'

/**
 * Gives the plates of a support what was chosen for the one that is edited: the material all of them, the colours those
 * that look alike, which are all but the title plate, or that one alone.
 * @param next the edited plate's config, already normalised
 */
export function setSupportSign(
  design: SignDesign,
  next: SignConfig,
  catalogue: SignCatalogue,
  titleOf: (material: string) => string,
): SignDesign {
  const { support } = design
  if (!support) return setSign(design, next, titleOf(next.material))
  const isHead = (place: number) => support.head && place === 0
  return changePlates(design, (plate, place) => {
    if (place === support.place) return setSign(plate, next, titleOf(next.material))
    const { bgColor, textColor, ...own } = plate.config as SignConfig
    const colours =
      isHead(place) === isHead(support.place)
        ? {
            color: next.color,
            ...(next.bgColor && { bgColor: next.bgColor }),
            ...(next.textColor && { textColor: next.textColor }),
          }
        : { ...(bgColor && { bgColor }), ...(textColor && { textColor }) }
    const { config } = normaliseSignConfig({ ...own, material: next.material, ...colours }, catalogue)
    return setSign(plate, config, titleOf(config.material))
  })
}
