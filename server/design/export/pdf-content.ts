import type { Path } from '@/lib/design/geometry/path'
import type { ScenePicture } from '@/lib/design/scene/scene'
import { shortDecimal } from '@/lib/ground/ends'

/** A number as PDF writes it: no exponent, no more digits than the grid has (and thirds of it). */
export const digits = (value: number): string => {
  const short = String(value)
  // A number on the grid is short already; an exponent or a long fraction is rounded to a nanometre.
  if (short.length <= 9 && !short.includes('e')) return short
  return shortDecimal(value, 6)
}

/**
 * The operators of a path. PDF knows cubic curves alone; a quadratic one is the same curve with handles at two
 * thirds, so nothing of the outline changes.
 */
export function pathOperators(path: Path): string {
  let out = ''
  let x = 0
  let y = 0
  for (const command of path) {
    if (command[0] === 'M') out += `${digits(command[1])} ${digits(command[2])} m\n`
    else if (command[0] === 'L') out += `${digits(command[1])} ${digits(command[2])} l\n`
    else if (command[0] === 'C')
      out += `${command
        .slice(1)
        .map(v => digits(v as number))
        .join(' ')} c\n`
    else if (command[0] === 'Q') {
      const [, cx, cy, ex, ey] = command
      const handles = [
        x + ((cx - x) * 2) / 3,
        y + ((cy - y) * 2) / 3,
        ex + ((cx - ex) * 2) / 3,
        ey + ((cy - ey) * 2) / 3,
      ]
      out += `${[...handles, ex, ey].map(digits).join(' ')} c\n`
    } else out += 'h\n'
    if (command[0] !== 'Z') {
      x = command[command.length - 2] as number
      y = command[command.length - 1] as number
    }
  }
  return out
}

/** A hex colour as three shares of 1. */
export function rgbShares(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1, 7), 16)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

export const fillColour = (hex: string): string => `${rgbShares(hex).map(digits).join(' ')} rg\n`

/** Lays PDF's picture, which is a square of 1 from its lower left corner up, between its corners; y runs downwards here. */
export function pictureMatrix({ corners: [origin, right, below] }: Pick<ScenePicture, 'corners'>): string {
  const across = [right.x - origin.x, right.y - origin.y]
  const up = [origin.x - below.x, origin.y - below.y]
  return `${[...across, ...up, below.x, below.y].map(digits).join(' ')} cm\n`
}
