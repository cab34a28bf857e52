// Paths of symbols: boolean work by Skia, then whole numbers in a box whose longer side has 10,000 units.
import svgpath from 'svgpath'

const longerSide = 10_000
/** The most that a drawing is wider than high. */
const flattest = 6

/**
 * The tools over a loaded CanvasKit. Paths are `d` strings outside, Skia's inside. Their results are drawn by the
 * even-odd rule, as Skia joins paths, and so are their inputs unless stated otherwise.
 */
export function pathTools(kit) {
  const rules = { evenodd: kit.FillType.EvenOdd, nonzero: kit.FillType.Winding }
  const open = (d, fillRule = 'evenodd') => {
    const path = kit.Path.MakeFromSVGString(d)
    if (!path) throw new Error(`not a path: ${d.slice(0, 80)}`)
    path.setFillType(rules[fillRule])
    return path
  }
  const close = path => {
    const d = path.toSVGString()
    path.delete()
    return d
  }
  const joined = (first, second, kind) => {
    const made = kit.Path.MakeFromOp(first, second, kind)
    if (!made) throw new Error('the paths could not be joined')
    first.delete()
    if (second !== first) second.delete()
    return close(made)
  }
  const united = path => joined(path, path, kit.PathOp.Union)
  const op = (a, b, kind) => joined(open(a), open(b), kind)
  const cap = { butt: () => kit.StrokeCap.Butt, round: () => kit.StrokeCap.Round }
  const join = { miter: () => kit.StrokeJoin.Miter, round: () => kit.StrokeJoin.Round }
  return {
    /** Overlapping contours as one outline. */
    united: (d, fillRule = 'nonzero') => united(open(d, fillRule)),
    /** A line of a width as the outline of its ink. */
    stroked(d, width, { ends = 'butt', corners = 'miter' } = {}) {
      const path = open(d)
      const line = path.makeStroked({
        width,
        cap: cap[ends](),
        join: join[corners](),
        miter_limit: 4,
        precision: 4,
      })
      if (!line) throw new Error('a line could not be drawn')
      path.delete()
      line.setFillType(rules.nonzero)
      return united(line)
    },
    plus: (a, b) => (a === '' ? b : op(a, b, kit.PathOp.Union)),
    minus: (a, b) => op(a, b, kit.PathOp.Difference),
    within: (a, b) => op(a, b, kit.PathOp.Intersect),
    bounds(d) {
      const path = open(d)
      const [left, top, right, bottom] = path.computeTightBounds()
      path.delete()
      return { left, top, width: right - left, height: bottom - top }
    },
  }
}

export const moved = (d, x, y) => svgpath(d).translate(x, y).toString()
export const scaled = (d, x, y = x) => svgpath(d).scale(x, y).toString()
export const turned = (d, degrees, x = 0, y = 0) => svgpath(d).rotate(degrees, x, y).toString()
export const mirrored = (d, x) =>
  svgpath(d)
    .scale(-1, 1)
    .translate(2 * x, 0)
    .toString()

/** A path brought from its bounds into a box, as large as it fits, in the middle. */
export function fitted(d, from, box) {
  const scale = Math.min(box.width / from.width, box.height / from.height)
  const x = box.left + (box.width - from.width * scale) / 2
  const y = box.top + (box.height - from.height * scale) / 2
  return svgpath(d).translate(-from.left, -from.top).scale(scale).translate(x, y).toString()
}

const numbers = values =>
  values.map((value, at) => (at > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('')

/** Absolute commands in whole numbers as the shortest relative path. */
function written(commands) {
  let out = ''
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const [verb, ...at] of commands) {
    if (verb === 'Z') {
      out += 'z'
      x = startX
      y = startY
      continue
    }
    const by = at.map((value, index) => value - (index % 2 === 0 ? x : y))
    x = at.at(-2)
    y = at.at(-1)
    if (verb === 'M') {
      startX = x
      startY = y
    }
    if (verb === 'L' && by[0] === 0 && by[1] === 0) continue
    if (verb === 'L' && by[1] === 0) out += `h${by[0]}`
    else if (verb === 'L' && by[0] === 0) out += `v${by[1]}`
    else out += verb.toLowerCase() + numbers(by)
  }
  return out
}

/** Straight lines, curves and closes alone, in absolute coordinates; a circle's arcs become curves. */
function plainCommands(d) {
  const commands = []
  let [x, y] = [0, 0]
  let [startX, startY] = [0, 0]
  svgpath(d)
    .abs()
    .unshort()
    .unarc()
    .iterate(([verb, ...at]) => {
      if (verb === 'H') commands.push(['L', at[0], y])
      else if (verb === 'V') commands.push(['L', x, at[0]])
      else if (verb === 'Z' || verb === 'z') commands.push(['Z'])
      else commands.push([verb, ...at])
      const last = commands.at(-1)
      if (last[0] === 'Z') [x, y] = [startX, startY]
      else [x, y] = last.slice(-2)
      if (last[0] === 'M') [startX, startY] = [x, y]
    })
  return commands
}

/**
 * The parts of a drawing in whole numbers: what they cover, or `box` where that is given, becomes a box whose longer
 * side has 10,000 units.
 */
export function drawn(tools, parts, box) {
  const all = box ?? roomy(boundsOf(tools, parts))
  const scale = longerSide / Math.max(all.width, all.height)
  const put = (value, index) => Math.round((value - (index % 2 === 0 ? all.left : all.top)) * scale)
  const made = parts.map(({ d, ...part }) => ({
    d: written(plainCommands(d).map(([verb, ...at]) => [verb, ...at.map(put)])),
    ...part,
  }))
  return { viewBox: [0, 0, Math.round(all.width * scale), Math.round(all.height * scale)], parts: made }
}

/** A line of ornaments has air above and below: a box of a few millimetres is as low as a picture may be. */
function roomy(box) {
  const height = Math.max(box.height, box.width / flattest)
  return { ...box, top: box.top - (height - box.height) / 2, height }
}

function boundsOf(tools, parts) {
  const boxes = parts.map(({ d }) => tools.bounds(d))
  const left = Math.min(...boxes.map(box => box.left))
  const top = Math.min(...boxes.map(box => box.top))
  const right = Math.max(...boxes.map(box => box.left + box.width))
  const bottom = Math.max(...boxes.map(box => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

export const commandsOf = parts => parts.reduce((sum, { d }) => sum + (d.match(/[a-zA-Z]/g)?.length ?? 0), 0)
