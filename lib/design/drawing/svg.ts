/** Attributes of an element; `undefined` is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

/** A number as short as it may be: two decimals, which is a hundredth of a millimetre. */
export function num(value: number): string {
  if (!Number.isFinite(value)) throw new Error('a picture needs finite numbers')
  const rounded = Math.round(value * 100) / 100
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

function attribute(value: string | number): string {
  return typeof value === 'number'
    ? num(value)
    : value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}

/** An element with its attributes; numbers are rounded, strings escaped. */
export function tag(name: string, attributes: Attributes, children = ''): string {
  let text = `<${name}`
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) text += ` ${key}="${attribute(value)}"`
  }
  return children ? `${text}>${children}</${name}>` : `${text}/>`
}

export function group(attributes: Attributes, ...children: string[]): string {
  const inner = children.join('')
  return inner ? tag('g', attributes, inner) : ''
}

export function path(d: string, attributes: Attributes = {}): string {
  return d ? tag('path', { d, ...attributes }) : ''
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 0,
  attributes: Attributes = {},
): string {
  return tag('rect', { x, y, width, height, rx: radius || undefined, ...attributes })
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, attributes: Attributes = {}): string {
  return tag('ellipse', { cx, cy, rx, ry, ...attributes })
}

/** A share with three decimals. */
function fine(value: number): string {
  if (!Number.isFinite(value)) throw new Error('a picture needs finite numbers')
  return String(Math.round(value * 1000) / 1000)
}

export type Stop = readonly [offset: number, colour: string, opacity?: number]

function stopTags(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) =>
      tag('stop', {
        offset: fine(offset),
        'stop-color': colour,
        'stop-opacity': opacity === undefined || opacity === 1 ? undefined : fine(opacity),
      }),
    )
    .join('')
}

export function linearGradient(
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: readonly Stop[],
  attributes: Attributes = {},
): string {
  return tag('linearGradient', { id, x1, y1, x2, y2, ...attributes }, stopTags(stops))
}

export function radialGradient(
  id: string,
  [cx, cy, r]: readonly [number, number, number],
  stops: readonly Stop[],
  attributes: Attributes = {},
): string {
  return tag('radialGradient', { id, cx, cy, r, ...attributes }, stopTags(stops))
}

export function polygon(points: readonly (readonly [number, number])[]): string {
  return points.length ? `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z` : ''
}

/** Gives out the ids of one picture: unique by the prefix, the same for the same picture. */
export type Ids = { next: (name: string) => string }

/** Names for the parts of one drawing. The prefix is the drawing's own: a page may show several. */
export function createIds(prefix: string): Ids {
  let count = 0
  return {
    next: name => {
      count += 1
      return `${prefix}${name}${count}`
    },
  }
}
