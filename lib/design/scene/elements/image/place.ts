import { roundMm } from '@/lib/design/geometry/box'
import type { Plate } from '../../plate'
import { writingArea } from '../../writing-area'

/** How much of the plate an own picture takes at first: it is what its owner came for. */
const ownShare = 0.8

interface Ratio {
  width: number
  height: number
}

/** A box of a width about the middle of an area, in mm. */
function placed(area: { left: number; top: number } & Ratio, width: number, height: number) {
  const left = area.left + (area.width - width) / 2
  const top = area.top + (area.height - height) / 2
  return {
    position: { left: roundMm(left), top: roundMm(top) },
    size: { width: roundMm(width), height: roundMm(height) },
  }
}

/** The measured size of a picture of a real thing. */
export interface Measured {
  /** How wide it is, in mm. */
  widthMm: number
  /** Round or oval: the corners of its box are empty. */
  round: boolean
}

/** Rulers are read askew: so much wider than its plate, an impression still was made by one like it; mm. */
const slackMm = 0.5

/**
 * How wide something is that keeps its true size: to the plate's very edge, since what was made once can be made again;
 * null where the plate does not hold it.
 */
function trueWidth(plate: Plate, ratio: Ratio, { widthMm, round }: Measured): number | null {
  const curved = plate.shape === 'round' || plate.shape === 'oval'
  const whole = plate.shape === 'rect' || (curved && round)
  if (!whole || plate.keepOut !== null || plate.holes.length > 0) return null
  const heightMm = (widthMm * ratio.height) / ratio.width
  if (widthMm > plate.widthMm + slackMm || heightMm > plate.heightMm + slackMm) return null
  return Math.min(widthMm, plate.widthMm, (plate.heightMm * ratio.width) / ratio.height)
}

/**
 * Where a new own picture comes to lie: in the middle of the writing area, as large as it takes, in its own ratio; in mm.
 * A measured picture keeps its size where the plate holds it, even if it reaches into the security zone (the checks then
 * ask about it); where the plate is too small, it is as large as the writing area takes it.
 */
export function ownPlace(plate: Plate, ratio: Ratio, measured?: Measured) {
  const heightAt = (width: number) => (width * ratio.height) / ratio.width
  const kept = measured ? trueWidth(plate, ratio, measured) : null
  if (kept !== null)
    return placed({ left: 0, top: 0, width: plate.widthMm, height: plate.heightMm }, kept, heightAt(kept))
  const area = writingArea(plate, ratio)
  const usual = Math.min(plate.widthMm / ratio.width, plate.heightMm / ratio.height) * ownShare * ratio.width
  const width = Math.min(area.width, measured?.widthMm ?? usual)
  return placed(area, width, heightAt(width))
}
