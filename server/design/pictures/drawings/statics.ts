import 'server-only'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { StampModel } from '@/lib/catalogue/stamps'
import type { StaticProduct } from '@/lib/catalogue/statics'
import { packScene } from '@/lib/design/drawing/scenes'
import { directoryPlates } from '@/lib/design/drawing/signs/directory'
import { signLook } from '@/lib/design/drawing/signs/look'
import { stockSignMarks } from '@/lib/design/drawing/signs/pictograms/stock-sign'
import { signPicture } from '@/lib/design/drawing/signs/sign-picture'
import { supportInPlace, supportPanel } from '@/lib/design/drawing/signs/support-panel'
import { composeScene, type Standing } from '@/lib/design/drawing/solid/compose'
import { formulaImpression } from '@/lib/design/drawing/stamps/formula'
import { inksOf } from '@/lib/design/drawing/stamps/inks'
import { type StampPicture, stampPicture, standStamp } from '@/lib/design/drawing/stamps/stamp-picture'
import { bottle, dropperBottle } from '@/lib/design/drawing/supplies/bottle'
import { hardwareSet } from '@/lib/design/drawing/supplies/hardware'
import { mountInUse } from '@/lib/design/drawing/supplies/in-use'
import { inkPad } from '@/lib/design/drawing/supplies/ink-pad'
import { sundry } from '@/lib/design/drawing/supplies/sundries'
import {
  bottlePicture,
  type CartridgePicture,
  cartridgePicture,
  padPicture,
} from '@/lib/design/drawing/supplies/supply-picture'
import { bottleInUse, cartridgeInUse, padInUse } from '@/lib/design/drawing/supplies/use-picture'
import { wetTone } from '@/lib/design/drawing/supplies/wet-tone'
import { createIds } from '@/lib/design/drawing/svg'
import { type PictureSpec, pictureSize } from '@/lib/design/drawing/url'
import type { Language } from '@/lib/ground/common'
import type { SignConfig } from '@/lib/product/sign/config'
import { supportFormat } from '@/lib/product/sign/support-multi'
import type { PictureContent } from '../picture-content'
import type { Drawing } from './drawing'
import { bottleLabel } from './scenes'
import { type Dressed, dressStamp } from './stamps'

type Variant = StaticProduct['variants'][number]
type Ask = {
  product: StaticProduct
  variant?: Variant
  language: Language
  content: PictureContent
  catalogue: Catalogue
  ratio: number
  paper: boolean
}

function inksFor({ variant, catalogue }: Ask): { inkHex: string; bandHex?: string } {
  const inks = catalogue.stampModels.inkColors
  const swatch = inks.find(({ slug }) => slug === (variant?.inkColor ?? 'black'))
  return swatch ? inksOf(swatch, inks) : { inkHex: '#17181a' }
}

const rawInk = ({ variant }: Ask) => variant?.hex ?? '#000000'

/** The felt of a pad, and the label on it. */
function feltOf({ product: { width = 90, height = 50, model, brand } }: Ask) {
  return { width, height, brand, mark: model.toUpperCase() }
}

const padOf = (ask: Ask): string => padPicture({ ...feltOf(ask), inkHex: rawInk(ask) }, ask.ratio)

function bottleOf(ask: Ask): string {
  return bottlePicture([rawInk(ask)], bottleLabel(ask.language, ask.product.volumeMl ?? 28), ask.ratio)
}

function modelOf(slug: string | undefined, { stampModels }: Catalogue): StampModel | undefined {
  return stampModels.models.find(model => model.slug === slug)
}

function cartridgeParts(ask: Ask): CartridgePicture {
  const { product, catalogue } = ask
  const fits = modelOf(product.fits?.[0], catalogue)
  const plate = fits ?? { width: 47, height: 18, shape: 'rect' as const, round: false }
  const second = ask.variant?.inkColor.split('-')[1]
  const band = catalogue.stampModels.inkColors.find(({ slug }) => slug === second)
  return { plate, inkHex: rawInk(ask), bandHex: band?.hex, mark: product.model.toUpperCase() }
}

/** A stock stamp in its mount, with its word. */
function stockStamp(ask: Ask): StampPicture | undefined {
  const { product, catalogue, language } = ask
  const model = modelOf(product.mount, catalogue)
  const mount = catalogue.stampModels.mountColors.find(({ slug }) => slug === model?.colors[0])
  if (!model || !mount || !product.text) return undefined
  return {
    model,
    mountHex: mount.hex,
    ...inksFor(ask),
    impression: formulaImpression(product.text[language], model.width, model.height),
    paper: ask.paper,
  }
}

type PackItem = Parameters<typeof packScene>[0][number]

/** What a pack holds, each ready to be put on the bench. */
async function packItem(slug: string, ask: Ask): Promise<PackItem | undefined> {
  const { catalogue, content, language } = ask
  const model = modelOf(slug, catalogue)
  const product = catalogue.staticProducts.products.find(candidate => candidate.slug === slug)
  let picture: StampPicture | undefined
  if (model) picture = await dressStamp(model, {}, language, content)?.picture()
  else if (product) picture = stockStamp({ ...ask, product, variant: product.variants[0] })
  if (picture) {
    const shown = { ...picture, paper: false }
    return {
      halfWidth: shown.model.width / 2 + 9,
      stand: (x, z, prefix) => standStamp(shown, { placement: { x, z }, prefix }),
    }
  }
  if (product?.type === 'inkbottle') {
    const lines = bottleLabel(language, product.volumeMl ?? 28)
    const colour = wetTone(product.variants[1]?.hex ?? '#000000')
    return {
      halfWidth: 17,
      stand: (x, z) => [bottle({ shape: dropperBottle, colour, lines }, { yaw: 0, x, z })],
    }
  }
  if (product?.type === 'inkpad' && product.width && product.height) {
    const { width, height, brand, variants } = product
    const pad = { width, height, brand, mark: product.model.toUpperCase() }
    const colour = wetTone(variants[0]?.hex ?? '#000000')
    return {
      halfWidth: width / 2 + 12,
      stand: (x, z, prefix) => [inkPad({ ...pad, colour }, { yaw: 20, x, z }, createIds(prefix))],
    }
  }
  return undefined
}

async function packOf(ask: Ask): Promise<string> {
  const items = await Promise.all((ask.product.items ?? []).map(({ product }) => packItem(product, ask)))
  return packScene(
    items.filter(item => item !== undefined),
    ask.ratio,
  )
}

/** Hardware and sundries for signs. */
function looseParts({ product, language }: Ask): Standing[] {
  const { fixing, style = '', units = 1, model, title } = product
  const set = fixing ? hardwareSet(fixing, style, units) : []
  if (set.length) return set
  return sundry(model, title[language].split(' ')[0]?.toUpperCase() ?? '') ?? []
}

function stockSignOf({ product, catalogue, language, ratio }: Ask): string {
  const { width = 150, height = 150, material = 'pvc', color = '', vector = '', topic = '' } = product
  const config: SignConfig = {
    material,
    width,
    height,
    color,
    mask: { shape: catalogue.materials.defaultMask },
    finishes: { rounded: { percent: 8 } },
    fixing: { name: 'none', options: {} },
  }
  const look = signLook(config, catalogue)
  if (!look) throw new Error(`no material ${material}`)
  const { text, background } = look
  const sign = { width, height, vector, topic, text, background, title: product.title[language] }
  return signPicture({ look, marks: stockSignMarks(sign), ratio })
}

function supportOf({ product, language, ratio }: Ask): string {
  const format = supportFormat(product)
  if (!format) throw new Error(`${product.slug} is no support`)
  return supportPanel(format, ratio, directoryPlates(format, language))
}

function drawerOf(ask: Ask): (() => string | Promise<string>) | undefined {
  switch (ask.product.type) {
    case 'inkpad':
      return () => padOf(ask)
    case 'inkbottle':
      return () => bottleOf(ask)
    case 'cartridge':
      return () => cartridgePicture(cartridgeParts(ask), ask.ratio)
    case 'stamp-static': {
      const picture = stockStamp(ask)
      return picture ? () => stampPicture(picture, ask.ratio) : undefined
    }
    case 'stamp-classic':
      return ask.product.items?.length ? () => packOf(ask) : undefined
    case 'sign-static':
      return () => stockSignOf(ask)
    case 'sign-support-multi':
      return supportFormat(ask.product) ? () => supportOf(ask) : undefined
    case 'sign-fixing':
    case 'sign-other':
      return () => composeScene(looseParts(ask), { ratio: ask.ratio, pad: 10 })
  }
}

/** An ink pad of the usual size, to show an ink on. */
const usualPad = { width: 90, height: 50, brand: null }

/** A product in use: a pad and a cartridge with their mount, an ink with a pad, a support on its wall. */
function drawerInUse(ask: Ask, dressed: Dressed | undefined): (() => string | Promise<string>) | undefined {
  const { product, language, ratio } = ask
  const format = supportFormat(product)
  if (format) return () => supportInPlace(format, ratio, directoryPlates(format, language))
  if (product.type === 'inkbottle') {
    const label = bottleLabel(language, product.volumeMl ?? 28)
    return () => bottleInUse(rawInk(ask), label, usualPad, ratio)
  }
  if (!dressed) return undefined
  const inked = async () => ({ ...(await dressed.picture()), inkHex: rawInk(ask), bandHex: undefined })
  return product.type === 'inkpad'
    ? async () => padInUse(await inked(), feltOf(ask), ratio)
    : async () => cartridgeInUse(await inked(), cartridgeParts(ask), ratio)
}

/** A product that is not designed, in one of its inks where it has some. */
export function staticDrawing(spec: PictureSpec<'static'>, content: PictureContent): Drawing | undefined {
  const { catalogue } = content
  const product = catalogue.staticProducts.products.find(
    ({ slug, published }) => slug === spec.slug && published,
  )
  if (!product) return undefined
  const variant = product.variants.find(({ inkColor }) => inkColor === spec.variant)
  if (spec.variant !== undefined && !variant) return undefined
  const size = pictureSize(spec)
  const ask: Ask = {
    product,
    variant: variant ?? product.variants[0],
    language: spec.language,
    content,
    catalogue,
    ratio: size.width / size.height,
    paper: spec.view !== 'thumb',
  }
  const mount = spec.view === 'use' ? mountInUse(product, catalogue) : undefined
  const dressed = mount && dressStamp(mount, {}, spec.language, content)
  const drawer = spec.view === 'use' ? drawerInUse(ask, dressed) : drawerOf(ask)
  const facts = [product, ask.variant, ...(dressed ? [dressed.facts] : [])]
  return drawer ? { facts, draw: async () => drawer() } : undefined
}
