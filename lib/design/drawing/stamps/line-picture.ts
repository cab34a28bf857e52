import { softRect } from '../soft'
import { createIds, group, num, rect, tag } from '../svg'
import { bandPath } from './band'
import { drawImpression } from './impression'
import { inked } from './inked'
import { type StampPicture, stampPicture } from './stamp-picture'

type Box = { x: number; y: number; width: number; height: number }

/** The picture's own units: its height; the width follows the ratio. */
const tall = 300
const margin = 10

/** Where card and mount lie: a wide print above its mount, a square one beside it. */
function layoutOf(plate: { width: number; height: number }, wide: number): { card: Box; mount: Box } {
  const form = plate.width / plate.height
  const space = { width: wide - 2 * margin, height: tall - 2 * margin }
  if (form > 1.5) {
    const width = Math.min(space.width, space.height * 0.62 * form)
    const height = width / form
    const high = Math.min(tall * 0.56, tall - margin - height + tall * 0.1)
    const mount = { width: (high * 4) / 3, height: high }
    return {
      card: { x: (wide - width) / 2, y: margin, width, height },
      mount: { x: wide - mount.width, y: tall - high, ...mount },
    }
  }
  const height = Math.min(space.height * 0.84, (space.width * 0.64) / form)
  const mount = { width: wide * 0.48, height: wide * 0.36 }
  return {
    card: { x: margin, y: margin, width: height * form, height },
    mount: { x: wide - mount.width, y: tall - mount.height, ...mount },
  }
}

/**
 * A stamp as a line of the cart shows it: the print straight on, as large as the picture takes it, and the mount small
 * before it. On the label of the mount the customer's own words would be too small to be read.
 */
export function linePicture(picture: StampPicture, ratio: number): string {
  const { model, inkHex, bandHex, impression, phrase } = picture
  const wide = tall * ratio
  const { card, mount } = layoutOf(model, wide)
  const scale = (card.width / model.width) * 0.94
  const inset = (card.width - model.width * scale) / 2
  const print = drawImpression(
    model,
    impression,
    { text: inkHex, band: bandHex },
    { band: bandPath(model, { phrase }), spread: true },
  )
  const shadow = (dy: number, deviation: number, opacity: number) =>
    softRect({ ...card, y: card.y + dy }, { deviation, opacity, fill: '#101a14' })
  const nested = stampPicture(
    { ...picture, paper: false, pad: undefined },
    mount.width / mount.height,
  ).replace(
    /^<svg([^>]*?) width="[^"]*" height="[^"]*"/,
    `<svg$1 x="${num(mount.x)}" y="${num(mount.y)}" width="${num(mount.width)}" height="${num(mount.height)}"`,
  )
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${num(wide)} ${tall}`,
      width: wide,
      height: tall,
    },
    shadow(3, 4, 0.14) +
      shadow(1, 1, 0.2) +
      rect(card.x, card.y, card.width, card.height, 2, { fill: '#fffefb' }) +
      group(
        {
          transform: `translate(${num(card.x + inset)} ${num(card.y + (card.height - model.height * scale) / 2)}) scale(${scale.toFixed(4)})`,
        },
        inked(print, model, createIds('ln')),
      ) +
      nested,
  )
}
