import { softRect } from '../soft'
import { fitRatio } from '../solid/compose'
import { group, num, path, rect, tag } from '../svg'
import type { Impression } from './impression'

/** An impression on a card, straight on: for templates. Small as SVG. `band` is the path of a movable band's print, and its ink. */
export function cardPicture(
  impression: Impression,
  inkHex: string,
  ratio = 4 / 3,
  band?: { d: string; hex: string },
): string {
  const { widthMm, heightMm, shapes } = impression
  const margin = Math.max(widthMm, heightMm) * 0.12
  const card = { x: -margin, y: -margin, width: widthMm + 2 * margin, height: heightMm + 2 * margin }
  const space = Math.max(card.width, card.height) * 0.12
  const canvas = fitRatio(
    { x: card.x - space, y: card.y - space, width: card.width + 2 * space, height: card.height + 2 * space },
    ratio,
  )
  const unit = Math.max(card.width, card.height) / 100
  const shadow = (dy: number, opacity: number, deviation: number) =>
    softRect({ ...card, y: card.y + dy * unit }, { deviation: deviation * unit, opacity, fill: '#101a14' })
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [canvas.x, canvas.y, canvas.width, canvas.height].map(num).join(' '),
      width: canvas.width * 6,
      height: canvas.height * 6,
    },
    shadow(2.2, 0.12, 2.4) +
      shadow(0.6, 0.16, 0.5) +
      rect(card.x, card.y, card.width, card.height, 0.6 * unit, { fill: '#fff' }) +
      group({ fill: inkHex }, ...shapes.map(({ d, fillRule }) => path(d, { 'fill-rule': fillRule }))) +
      (band ? path(band.d, { fill: band.hex }) : ''),
  )
}
