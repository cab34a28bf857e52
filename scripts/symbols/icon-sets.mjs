// Filled pictures of the icon packages, read from their JSON.

const attribute = (tag, name) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

const circle = (cx, cy, rx, ry) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

function shapeOf(tag) {
  const number = name => Number(attribute(tag, name) ?? 0)
  if (tag.startsWith('<path')) return attribute(tag, 'd')
  if (tag.startsWith('<circle')) return circle(number('cx'), number('cy'), number('r'), number('r'))
  if (tag.startsWith('<ellipse')) return circle(number('cx'), number('cy'), number('rx'), number('ry'))
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map(number)
  return `M${x} ${y}h${width}v${height}h${-width}z`
}

/**
 * The filled outlines of an icon's body. Null for one that has lines, masks or moves: what is engraved is drawn by
 * filled outlines alone, and there are plenty without.
 */
export function filledParts(body) {
  const plain = body
    .replace(/<defs>.*?<\/defs>/gs, '')
    .replace(/<clipPath.*?<\/clipPath>/gs, '')
    .replace(/ clip-path="[^"]*"/g, '')
  if (/<(?:mask|use|text|image)|\smask=|\stransform=|\sstroke=|\sstroke-width=|\sopacity=/.test(plain))
    return null
  const groupRule = /<g[^>]*fill-rule="evenodd"/.test(plain)
  const parts = []
  for (const [tag] of plain.matchAll(/<(?:path|circle|ellipse|rect)[^>]*>/g)) {
    const fill = attribute(tag, 'fill')
    if (fill === 'none') continue
    if (fill && fill !== 'currentColor') return null
    const evenodd = attribute(tag, 'fill-rule') === 'evenodd' || (groupRule && !/fill-rule/.test(tag))
    parts.push({ d: shapeOf(tag), ...(evenodd ? { fillRule: 'evenodd' } : {}) })
  }
  return parts.length > 0 ? parts : null
}
