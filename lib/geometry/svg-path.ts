import type { PathCommand } from './path'
import { arcToCubics } from './svg-arc'

/** A path of an SVG in its own coordinates; not yet on the grid. */
export type ParsedPath = { ok: true; path: PathCommand[] } | { ok: false; code: 'path_invalid'; at: number }

const argumentCount: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }
const numberPattern = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy
const separator = /[\s,]*/y

class Reader {
  at = 0
  constructor(private readonly text: string) {}

  skip(): void {
    separator.lastIndex = this.at
    separator.exec(this.text)
    this.at = separator.lastIndex
  }

  get done(): boolean {
    this.skip()
    return this.at >= this.text.length
  }

  letter(): string | null {
    const found = /[a-z]/i.exec(this.text[this.at] ?? '')
    if (!found) return null
    this.at += 1
    return found[0]
  }

  /** A flag of an arc may stand without a separator behind it. */
  flag(): number | null {
    this.skip()
    const mark = this.text[this.at]
    if (mark !== '0' && mark !== '1') return null
    this.at += 1
    return Number(mark)
  }

  number(): number | null {
    this.skip()
    numberPattern.lastIndex = this.at
    const found = numberPattern.exec(this.text)
    if (!found) return null
    this.at = numberPattern.lastIndex
    const value = Number(found[0])
    return Number.isFinite(value) ? value : null
  }
}

/** Where the pen is, where the contour began, and the last handle for `S` and `T`. */
class Pen {
  path: PathCommand[] = []
  x = 0
  y = 0
  startX = 0
  startY = 0
  handle: { kind: 'C' | 'Q'; x: number; y: number } | null = null

  run(letter: string, given: number[]): void {
    const command = letter.toUpperCase()
    const n = letter === command ? given : this.absolute(command, given)
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = n
    if (command === 'Z') this.close()
    else if (command === 'M') this.move(a, b)
    else if (command === 'L') this.line(a, b)
    else if (command === 'H') this.line(a, this.y)
    else if (command === 'V') this.line(this.x, a)
    else if (command === 'C') this.cubic(a, b, c, d, e, f)
    else if (command === 'S') this.cubic(...this.mirrored('C'), a, b, c, d)
    else if (command === 'Q') this.quadratic(a, b, c, d)
    else if (command === 'T') this.quadratic(...this.mirrored('Q'), a, b)
    else this.arc({ rx: a, ry: b, rotation: c, large: d === 1, sweep: e === 1, x: f, y: g })
  }

  private absolute(command: string, n: number[]): number[] {
    if (command === 'H') return n.map(value => value + this.x)
    if (command === 'V') return n.map(value => value + this.y)
    if (command === 'A') {
      return n.map((value, index) => (index === 5 ? value + this.x : index === 6 ? value + this.y : value))
    }
    return n.map((value, index) => value + (index % 2 === 0 ? this.x : this.y))
  }

  private mirrored(kind: 'C' | 'Q'): [number, number] {
    if (this.handle?.kind !== kind) return [this.x, this.y]
    return [2 * this.x - this.handle.x, 2 * this.y - this.handle.y]
  }

  private to(x: number, y: number): void {
    this.x = x
    this.y = y
  }

  private move(x: number, y: number): void {
    this.path.push(['M', x, y])
    this.to(x, y)
    this.startX = x
    this.startY = y
    this.handle = null
  }

  private line(x: number, y: number): void {
    this.path.push(['L', x, y])
    this.to(x, y)
    this.handle = null
  }

  private cubic(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.path.push(['C', x1, y1, x2, y2, x, y])
    this.handle = { kind: 'C', x: x2, y: y2 }
    this.to(x, y)
  }

  private quadratic(x1: number, y1: number, x: number, y: number): void {
    this.path.push(['Q', x1, y1, x, y])
    this.handle = { kind: 'Q', x: x1, y: y1 }
    this.to(x, y)
  }

  private arc(arc: Parameters<typeof arcToCubics>[1]): void {
    this.path.push(...arcToCubics({ x: this.x, y: this.y }, arc))
    this.to(arc.x, arc.y)
    this.handle = null
  }

  private close(): void {
    this.path.push(['Z'])
    this.to(this.startX, this.startY)
    this.handle = null
  }
}

function readArguments(reader: Reader, command: string): number[] | null {
  const values: number[] = []
  for (let index = 0; index < (argumentCount[command] ?? 0); index += 1) {
    const value = command === 'A' && (index === 3 || index === 4) ? reader.flag() : reader.number()
    if (value === null) return null
    values.push(value)
  }
  return values
}

/** Reads the `d` of an SVG path, arcs as cubic curves. What is not a path is refused with the place of the fault. */
export function parseSvgPath(text: string): ParsedPath {
  const reader = new Reader(text)
  const pen = new Pen()
  let letter: string | null = null
  while (!reader.done) {
    const next = reader.letter()
    if (next) letter = next
    // A repeated move draws lines, as the format has it; after a close a letter must follow.
    else if (letter === 'M') letter = 'L'
    else if (letter === 'm') letter = 'l'
    else if (letter === 'Z' || letter === 'z') letter = null
    const command = letter?.toUpperCase() ?? ''
    const first = pen.path.length === 0
    if (!letter || !(command in argumentCount) || (first && command !== 'M')) {
      return { ok: false, code: 'path_invalid', at: reader.at }
    }
    const values = readArguments(reader, command)
    if (!values) return { ok: false, code: 'path_invalid', at: reader.at }
    pen.run(letter, values)
  }
  return { ok: true, path: pen.path }
}
