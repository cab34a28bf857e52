import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { SizeOffer, SizeOffers } from '@/lib/design/picture/size-offers'
import type { Size } from '@/lib/design/picture/window'
import type { PictureEdit } from '@/lib/design/scene/elements/image/edit'
import type { Design, SignDesign, StampDesign } from '@/lib/design/scene/model'
import { setStamp } from '@/lib/design/scene/operations/product'
import { largerMounts } from '@/lib/design/scene/operations/space-for-lines'
import { type Plate, plateOf } from '@/lib/design/scene/plate'
import { hasMaterial, hasMount, supportOf } from '@/lib/design/scene/traits'
import type { Language } from '@/lib/ground/names'
import { largeFormatChoice } from '@/lib/product/configuration/large-format'
import { applyChoice } from '@/lib/product/sign/choice'
import type { SignConfig } from '@/lib/product/sign/config'
import type { SignFinding } from '@/lib/product/sign/finding'
import { normaliseSignConfig } from '@/lib/product/sign/normalise'
import { isOffered } from '@/lib/product/sign/offered'
import { withSignConfig } from '../sign/with-config'
import { offersFor } from './lay-picture'
import type { PictureWork } from './session-state'

/** A design on another product, and the settings of a sign that gave way. */
export interface Moved {
  design: Design
  changes: readonly SignFinding[]
}

/** A product that a picture is laid on in place of the present one (DESIGN-66). */
export interface OtherProduct {
  plate: Plate
  /** The name of a mount; `null` for a sign of another size. */
  mount: string | null
  /** A design of the present product on this one; of another kind of product it stays as it is. */
  move: (design: Design) => Moved
}

interface Shop {
  catalogue: Catalogue
  language: Language
}

/** The same sign with another config, normalised. */
function signBy(
  design: SignDesign,
  configOf: (present: SignConfig) => SignConfig,
  shop: Shop,
): OtherProduct | null {
  const { catalogue, language } = shop
  const move = (from: Design): Moved => {
    if (!hasMaterial(from)) return { design: from, changes: [] }
    const { config, changes } = normaliseSignConfig(configOf(from.config as SignConfig), catalogue)
    return { design: withSignConfig(from, config, catalogue, language), changes }
  }
  const plate = plateOf(move(design).design, catalogue)
  return plate && { plate, mount: null, move }
}

/** A sign as large as a file says that its page is; `null` where it cannot be made, or only as a large format, which is asked about. */
function signOfSize(design: SignDesign, { width, height }: Size, shop: Shop): OtherProduct | null {
  const { catalogue } = shop
  const choice = { kind: 'size', width, height } as const
  const config = design.config as SignConfig
  // The support decides the size of its plates.
  if (supportOf(design) || largeFormatChoice(config, choice, catalogue)) return null
  if (!isOffered(config, choice, catalogue)) return null
  return signBy(design, present => applyChoice(present, choice, catalogue), shop)
}

/** The same stamp on the mount of another one, in its own colours where the mount comes in them. */
function onMountOf(wanted: StampDesign, { catalogue }: Shop): OtherProduct | null {
  const { brand, range, model } = wanted.config
  const move = (from: Design): Moved => {
    const present = plateOf(from, catalogue)
    const design =
      present && hasMount(from)
        ? setStamp(from, { brand, range, model }, catalogue.stampModels.models, present)
        : from
    return { design, changes: [] }
  }
  const plate = plateOf(wanted, catalogue)
  return plate && { plate, mount: wanted.modelName, move }
}

const tenth = (mm: number): number => Math.round(10 * mm) / 10

/** What a file says that it measures without its bleed, to a tenth of a mm. */
function trimOf({ said, bleed }: SizeOffers): Size | null {
  if (!said?.physical) return null
  const beyond = 2 * (bleed ?? 0)
  return { width: tenth(said.width - beyond), height: tenth(said.height - beyond) }
}

/** A product on which a file lies one to one, with its place there. */
export interface TrueOnOther {
  product: OtherProduct
  offer: SizeOffer
}

/**
 * The product on which a file lies one to one where the present one is not made for it: a sign as large as its page, or the nearest larger
 * mount that holds it. `null` where there is none, and where the file says no size in a unit of length.
 */
export function trueOnOther(
  design: Design,
  plate: Plate,
  opened: PictureWork['opened'],
  edit: PictureEdit,
  shop: Shop,
): TrueOnOther | null {
  const found = offersFor(plate, opened, edit)
  const trim = trimOf(found)
  if (!trim || found.offers.some(({ page }) => page)) return null
  const on = (product: OtherProduct | null): TrueOnOther | null => {
    const offer = product && offersFor(product.plate, opened, edit).offers.find(({ way }) => way === 'true')
    return product && offer ? { product, offer } : null
  }
  if (hasMaterial(design)) return on(signOfSize(design, trim, shop))
  if (!hasMount(design) || found.offers.some(({ way }) => way === 'true')) return null
  for (const { design: mounted } of largerMounts(design, plate, shop.catalogue)) {
    const larger = on(onMountOf(mounted, shop))
    if (larger) return larger
  }
  return null
}

/** The product that a design was on before a picture took it to another one: "my plate" goes on meaning that. */
export interface Home {
  before: Design
  /** The plate that it was taken to. */
  taken: Size
}

const isSize = (one: Size, other: Size): boolean => one.width === other.width && one.height === other.height
const sizeOf = ({ widthMm, heightMm }: Plate): Size => ({ width: widthMm, height: heightMm })

/** The product to go back to; `null` where the design is on it, by an undo, or went on to another one. */
export function homeOf(
  design: Design,
  plate: Plate,
  home: Home | undefined,
  shop: Shop,
): OtherProduct | null {
  if (!home || !isSize(home.taken, sizeOf(plate))) return null
  const { before } = home
  const product =
    hasMaterial(design) && hasMaterial(before)
      ? signBy(design, present => withSizeOf(present, before.config as SignConfig), shop)
      : hasMount(design) && hasMount(before)
        ? onMountOf(before, shop)
        : null
  return product && !isSize(sizeOf(product.plate), sizeOf(plate)) ? product : null
}

/** The size of another config, with what may have given way to a size. */
const withSizeOf = (present: SignConfig, { width, height, finishes, fixing }: SignConfig): SignConfig => ({
  ...present,
  width,
  height,
  finishes,
  fixing,
})
