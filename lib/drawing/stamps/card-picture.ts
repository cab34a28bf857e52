import { fitRatio } from '../solid/compose'
import { group, num, path, rect, tag } from '../svg'
import type { Impression } from './impression'

/** An impression on a card, straight on: for ready-made designs and thumbnails of the cart. Small as SVG. */
export function cardPicture(impression: Impression, inkHex: string, ratio = 4 / 3): string {
  const { widthMm, heightMm, shapes } = impression
  const margin = Math.max(widthMm, heightMm) * 0.12
  const card = { x: -margin, y: -margin, width: widthMm + 2 * margin, height: heightMm + 2 * margin }
  const room = Math.max(card.width, card.height) * 0.12
  const canvas = fitRatio(
    { x: card.x - room, y: card.y - room, width: card.width + 2 * room, height: card.height + 2 * room },
    ratio,
  )
  const unit = Math.max(card.width, card.height) / 100
  const shadow = (dy: number, opacity: number, filter: string) =>
    rect(card.x, card.y + dy, card.width, card.height, 0.6 * unit, { fill: '#101a14', opacity, filter })
  const blur = (id: string, deviation: number) =>
    tag(
      'filter',
      { id, x: '-20%', y: '-20%', width: '140%', height: '140%' },
      tag('feGaussianBlur', { stdDeviation: deviation }),
    )
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [canvas.x, canvas.y, canvas.width, canvas.height].map(num).join(' '),
      width: canvas.width * 6,
      height: canvas.height * 6,
    },
    tag('defs', {}, blur('far', 2.4 * unit) + blur('near', 0.5 * unit)) +
      shadow(2.2 * unit, 0.12, 'url(#far)') +
      shadow(0.6 * unit, 0.16, 'url(#near)') +
      rect(card.x, card.y, card.width, card.height, 0.6 * unit, { fill: '#fff' }) +
      group({ fill: inkHex }, ...shapes.map(({ d, fillRule }) => path(d, { 'fill-rule': fillRule }))),
  )
}
