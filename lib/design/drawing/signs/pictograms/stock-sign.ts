import { lettering, letteringWidth } from '../../lettering/lettering'
import { num } from '../../svg'
import type { SignMark } from '../look'
import { isoSymbols } from './iso-symbols'
import { symbols } from './symbols'

export type StockSign = {
  width: number
  height: number
  vector: string
  topic: string
  /** Colour of the marks. */
  text: string
  background: string
  /** The words of signs that have some. */
  title: string
}

const signalRed = '#c4161c'
const black = '#111111'

type Box = { x: number; y: number; size: number }

/** Outlines of a box of 100 × 100 brought to their place: only M, L, H, V, Q, A and Z, absolute or relative. */
function placed(d: string, { x, y, size }: Box, mirror = false): string {
  const scale = size / 100
  const flip = mirror ? -1 : 1
  const ax = (value: number) => num(x + (mirror ? 100 - value : value) * scale)
  const ay = (value: number) => num(y + value * scale)
  return d.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, verb: string, rest: string) => {
    const values = (rest.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
    const relative = verb === verb.toLowerCase()
    const px = (value: number) => (relative ? num(value * scale * flip) : ax(value))
    const py = (value: number) => (relative ? num(value * scale) : ay(value))
    switch (verb.toUpperCase()) {
      case 'H':
        return `${verb}${values.map(px).join(' ')}`
      case 'V':
        return `${verb}${values.map(py).join(' ')}`
      case 'A':
        return `${verb}${values
          .map((value, index) => {
            const part = index % 7
            if (part < 2) return num(value * scale)
            if (part === 5) return px(value)
            if (part === 6) return py(value)
            return part === 4 && mirror ? String(1 - value) : String(value)
          })
          .join(' ')}`
      default:
        return `${verb}${values.map((value, index) => (index % 2 ? py(value) : px(value))).join(' ')}`
    }
  })
}

function symbolMarks(vector: string, box: Box, colour: string, mirror = false): SignMark[] {
  return (isoSymbols[vector] ?? symbols[vector] ?? []).map(({ d, line }) => {
    const shape = placed(d, box, mirror)
    return line
      ? { d: shape, fill: 'none', stroke: colour, strokeWidth: (line * box.size) / 100 }
      : { d: shape, fill: colour, fillRule: 'evenodd' as const }
  })
}

const inner = ({ x, y, size }: Box, share: number, dy = 0): Box => ({
  x: x + (size * (1 - share)) / 2,
  y: y + (size * (1 - share)) / 2 + size * dy,
  size: size * share,
})

/** Outer edges of the frames of ISO 3864-1 in a box of 100: a disc, and a triangle with rounded corners. */
const discEdge = 'M0 50a50 50 0 1 1 100 0a50 50 0 1 1 -100 0z'
const triangleEdge = 'M46 6Q50 0 54 6L98 84Q101 91 93 91H7Q-1 91 2 84Z'
const triangleBand = 'M50 9L92 84.500H8Z'

/** The plate's own colour is that of the figure: what lies around it is white. */
const whiteAround = ({ width, height }: StockSign, edge: string, box: Box): SignMark => ({
  d: `M0 0H${num(width)}V${num(height)}H0Z${placed(edge, box)}`,
  fill: '#ffffff',
  fillRule: 'evenodd',
})

/**
 * The round, barred, triangular or plain frame that the topic asks for, with the symbol in it, in the proportions of
 * ISO 3864-1: a ring of a tenth, a bar of 0.08 at 45 degrees, a band of 0.06. `alone` is a sign of nothing else.
 */
function framed(sign: StockSign, box: Box, alone = false): SignMark[] {
  const { vector, topic, text } = sign
  if (topic === 'prohibition' || vector === 'no-parking') {
    const ring = placed('M5 50a45 45 0 1 1 90 0a45 45 0 1 1 -90 0z', box)
    const bar = placed('M19 19L81 81', box)
    const stroke = (width: number) => ({ fill: 'none', stroke: signalRed, strokeWidth: box.size * width })
    return [
      ...symbolMarks(vector, inner(box, 0.6), black),
      { d: bar, ...stroke(0.08) },
      { d: ring, ...stroke(0.1) },
    ]
  }
  if (topic === 'warning') {
    return [
      ...(alone ? [whiteAround(sign, triangleEdge, box)] : []),
      { d: placed(triangleBand, box), fill: 'none', stroke: black, strokeWidth: box.size * 0.06 },
      ...symbolMarks(vector, inner(box, 0.42, 0.11), black),
    ]
  }
  if (topic === 'mandatory') {
    if (alone) return [whiteAround(sign, discEdge, box), ...symbolMarks(vector, inner(box, 0.66), text)]
    const ring = placed('M6 50a44 44 0 1 1 88 0a44 44 0 1 1 -88 0z', box)
    return [
      { d: ring, fill: 'none', stroke: text, strokeWidth: box.size * 0.025 },
      ...symbolMarks(vector, inner(box, 0.58), text),
    ]
  }
  return symbolMarks(vector, inner(box, 0.84), text)
}

function words(text: string, colour: string, x: number, y: number, size: number, maxWidth: number): SignMark {
  const natural = letteringWidth(text, size)
  const drawn = natural > maxWidth ? (size * maxWidth) / natural : size
  return { d: lettering(text, drawn, x, y + drawn * 0.25), fill: colour }
}

/** An exit sign: the runner and his door on one half, the arrow on the other. */
function exitMarks(sign: StockSign): SignMark[] {
  const { width, height, vector, text } = sign
  const left = vector === 'iso-e001'
  const size = height * 0.8
  const symbol = { x: left ? width - size - height * 0.14 : height * 0.14, y: height * 0.1, size }
  const arrow = { x: left ? height * 0.16 : width - size - height * 0.16, y: height * 0.1, size }
  return [
    ...symbolMarks(vector, symbol, text, left),
    { d: placed('M14 42H58V22L92 50L58 78V58H14Z', arrow, left), fill: text },
  ]
}

/** Two lines at most, broken where they come out most even. */
function wrapped(title: string): string[] {
  const parts = title.split(' ')
  if (title.length < 14 || parts.length < 2) return [title]
  let best = 1
  let difference = Number.POSITIVE_INFINITY
  for (let index = 1; index < parts.length; index++) {
    const gap = Math.abs(parts.slice(0, index).join(' ').length - parts.slice(index).join(' ').length)
    if (gap < difference) {
      best = index
      difference = gap
    }
  }
  return [parts.slice(0, best).join(' '), parts.slice(best).join(' ')]
}

function wordMarks(sign: StockSign, left: number, width: number): SignMark[] {
  const lines = wrapped(sign.title)
  const size = Math.min(sign.height * (lines.length > 1 ? 0.26 : 0.34), width * 0.24)
  return lines.map((line, index) =>
    words(
      line,
      sign.text,
      left + width / 2,
      sign.height / 2 + (index - (lines.length - 1) / 2) * size * 1.2,
      size,
      width * 0.88,
    ),
  )
}

/** What is marked on a stock sign: its symbol in the frame of its topic, or its words. Millimetres. */
export function stockSignMarks(sign: StockSign): SignMark[] {
  const { width, height, vector, text } = sign
  if (vector === 'iso-e001' || vector === 'iso-e002') return exitMarks(sign)
  const digit = /^number-(\d)$/.exec(vector)?.[1]
  if (digit) return [words(digit, text, width / 2, height / 2 + height * 0.08, height * 0.95, width * 0.8)]
  if (!(vector in symbols)) return wordMarks(sign, 0, width)
  const size = Math.min(width, height) * 0.88
  if (width > height * 1.2 && width < height * 1.6) {
    const drawn = height * 0.6
    const [first = '', second = ''] = wrapped(sign.title)
    const line = `${first} ${second}`.trim()
    return [
      ...framed(sign, { x: (width - drawn) / 2, y: height * 0.08, size: drawn }),
      words(line, text, width / 2, height * 0.82, height * 0.17, width * 0.88),
    ]
  }
  if (width >= height * 1.6) {
    const box = { x: height * 0.08, y: (height - size) / 2, size }
    return [...framed(sign, box), ...wordMarks(sign, box.x + size, width - size - height * 0.14)]
  }
  if (height > width * 1.6) {
    const box = { x: (width - size) / 2, y: height * 0.12, size }
    const [first = '', second = ''] = wrapped(sign.title)
    return [
      ...framed(sign, box),
      words(first, text, width / 2, height * 0.68, width * 0.17, width * 0.86),
      words(second, text, width / 2, height * 0.78, width * 0.17, width * 0.86),
    ]
  }
  const alone = Math.min(width, height) * 0.94
  // A triangle is less high than wide.
  const lowered = sign.topic === 'warning' ? alone * 0.045 : 0
  return framed(sign, { x: (width - alone) / 2, y: (height - alone) / 2 + lowered, size: alone }, true)
}
