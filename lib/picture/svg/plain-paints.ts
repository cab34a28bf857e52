import type { SvgNode } from './tree'

/** With what an element is painted, whatever says it. */
export interface Paints {
  color: string
  fill: string
  stroke: string
}

export const firstPaints: Paints = { color: '#000000', fill: '#000000', stroke: 'none' }

/** Markers written again for the colours of a line: more are no drawing of a person's. */
export const mostMarkers = 100
export const markerPlaces = ['marker-start', 'marker-mid', 'marker-end']

/** Whether anything in a marker takes its colours from the line. */
export const takesColours = ({ attributes, children }: SvgNode): boolean =>
  [...attributes.values()].some(value => value.includes('context-')) ||
  children.some(child => typeof child !== 'string' && takesColours(child))

/** Puts a line's colours in where a marker asks for them. What it holds is named once, in the marker that was written. */
export function paintByContext(tag: string, attributes: Map<string, string>, { fill, stroke }: Paints): void {
  for (const name of ['fill', 'stroke']) {
    const value = attributes.get(name)
    if (value === 'context-fill') attributes.set(name, fill)
    if (value === 'context-stroke') attributes.set(name, stroke)
  }
  if (tag !== 'marker') attributes.delete('id')
}

/** With what an element is painted by its own looks and by those around it. */
export function paintsOf(values: ReadonlyMap<string, string>, around: Paints): Paints {
  const of = (name: keyof Paints, color: string) => {
    const value = values.get(name) ?? 'inherit'
    if (value === 'inherit') return around[name]
    return value === 'currentColor' ? color : value
  }
  const color = of('color', around.color)
  return { color, fill: of('fill', color), stroke: of('stroke', color) }
}
