import { referenceIn } from './style'
import type { SvgNode } from './tree'

/** The paint of an element, from any of its sources. */
export interface Paints {
  color: string
  fill: string
  stroke: string
}

export const firstPaints: Paints = { color: '#000000', fill: '#000000', stroke: 'none' }

/** Markers written again for the colours of a line: more are no drawing of a person's. */
const mostMarkers = 100
const markerPlaces = ['marker-start', 'marker-mid', 'marker-end']

/** Whether anything in a marker takes its colours from the line. */
const takesColours = ({ attributes, children }: SvgNode): boolean =>
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

/** A marker as it is painted on a line of some colours, under its own name. */
interface MarkerOnLine {
  id: string
  marker: SvgNode
  context: Paints
}

/** Markers that take their colours from a line, once for each of its colours: the renderer does not know such colours. */
export class PaintedMarkers {
  /** By marker and colours. */
  private readonly markers = new Map<string, MarkerOnLine>()

  /** @param byId what a drawing may refer to */
  constructor(private readonly byId: ReadonlyMap<string, SvgNode>) {}

  /** Lets an element ask for its markers in its own colours. */
  colour(attributes: Map<string, string>, paint: Paints): void {
    for (const place of markerPlaces) {
      const id = referenceIn(attributes.get(place) ?? '')?.id
      const marker = id === undefined ? undefined : this.byId.get(id)
      if (!marker || !takesColours(marker)) continue
      const key = [id, paint.fill, paint.stroke].join(' ')
      const known = this.markers.get(key)
      if (!known && this.markers.size >= mostMarkers) continue
      const painted = known ?? { id: `${id}-painted-${this.markers.size}`, marker, context: paint }
      this.markers.set(key, painted)
      attributes.set(place, `url(#${painted.id})`)
    }
  }

  /** Those that were asked for, to be written, with the colours of their lines; what is asked for meanwhile comes too. */
  *painted(): Generator<{ painted: SvgNode; context: Paints }> {
    for (const { id, marker, context } of this.markers.values())
      yield { painted: { ...marker, attributes: new Map([...marker.attributes, ['id', id]]) }, context }
  }
}
