import { createIds, group, num, tag } from '../svg'
import { drawImpression, type Impression, type Inks, type PlateModel } from './impression'
import { inked } from './inked'
import type { StampPrints } from './print-places'

/** What is printed, on which plate, in which inks. */
export interface Printed {
  model: PlateModel
  impression: Impression
  inks: Inks
  /** Path data of the movable band's print. */
  band: string
}

/** An impression as it comes out on paper, drawn content in mm of the plate. */
export const creptImpression = ({ model, impression, inks, band }: Printed): string =>
  drawImpression(model, impression, inks, { band, spread: true })

function svg(canvas: { x: number; y: number; width: number; height: number }, inner: string): string {
  const { x, y, width, height } = canvas
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [x, y, width, height].map(num).join(' '),
      width: width * 6,
      height: height * 6,
    },
    inner,
  )
}

/** An impression on paper, without a background: an SVG of the plate's size. */
export function impressionPicture(printed: Printed): string {
  const { width, height } = printed.model
  return svg(
    { x: 0, y: 0, width, height },
    inked(creptImpression(printed), { width, height }, createIds('i')),
  )
}

/**
 * The impression at its places on a stamp's blank picture, to be laid over that: in ink on the card, which is the first
 * place, and as the label's print on the mount.
 */
export function laidImpression({ canvas, prints }: StampPrints, printed: Printed): string {
  const [card, ...labels] = prints
  const { model, impression, inks, band } = printed
  const label = drawImpression(model, impression, inks, { band })
  return svg(
    canvas,
    (card ? group({ transform: card }, inked(creptImpression(printed), model, createIds('c'))) : '') +
      labels.map(transform => group({ transform }, label)).join(''),
  )
}
