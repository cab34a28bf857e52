import { num, tag } from '../svg'
import type { Canvas } from './canvas'

/** A blur over the whole canvas, so that no shadow is cut. `deviation` in mm. */
export function blur(id: string, deviation: number, canvas: Canvas): string {
  return tag(
    'filter',
    {
      id,
      filterUnits: 'userSpaceOnUse',
      x: canvas.x,
      y: canvas.y,
      width: canvas.width,
      height: canvas.height,
    },
    tag('feGaussianBlur', { stdDeviation: deviation }),
  )
}

/** A small blur for a detail, about its own box. */
export function softEdge(id: string, deviation: number): string {
  return tag(
    'filter',
    { id, x: '-80%', y: '-80%', width: '260%', height: '260%' },
    tag('feGaussianBlur', { stdDeviation: deviation }),
  )
}

export type Grain = {
  seed: number
  /** Channels from 0 to 1. */
  colour: readonly [number, number, number]
  /** How hard the grain stands out. */
  strength: number
  /** Cycles to a millimetre along and across. */
  along: number
  across: number
}

/** Noise as a fill: fine grain in one colour, more or less transparent. */
export function grain(id: string, { seed, colour, strength, along, across }: Grain): string {
  const [red, green, blue] = colour
  return tag(
    'filter',
    { id, x: '0', y: '0', width: '100%', height: '100%', 'color-interpolation-filters': 'sRGB' },
    tag('feTurbulence', {
      type: 'fractalNoise',
      baseFrequency: `${along.toFixed(4)} ${across.toFixed(4)}`,
      numOctaves: '4',
      seed: String(seed),
    }) +
      tag('feColorMatrix', {
        values: `0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} ${num(strength)} 0 0 0 ${num(-strength * 0.42)}`,
      }),
  )
}
