/** The codeword and the bit that a module shows; bit 0 is the highest. */
interface Place {
  word: number
  bit: number
}

/** Where the eight bits of a codeword lie about its last one, row and column: a square of three without a corner. */
const utah = [
  [-2, -2],
  [-2, -1],
  [-1, -2],
  [-1, -1],
  [-1, 0],
  [0, -2],
  [0, -1],
  [0, 0],
] as const

type Corner = readonly (readonly [number, number])[]

/** Codewords that are broken over the square's corners; negative places count from the far edge. */
const corners: Record<1 | 2 | 3 | 4, Corner> = {
  1: [
    [-1, 0],
    [-1, 1],
    [-1, 2],
    [0, -2],
    [0, -1],
    [1, -1],
    [2, -1],
    [3, -1],
  ],
  2: [
    [-3, 0],
    [-2, 0],
    [-1, 0],
    [0, -4],
    [0, -3],
    [0, -2],
    [0, -1],
    [1, -1],
  ],
  3: [
    [-3, 0],
    [-2, 0],
    [-1, 0],
    [0, -2],
    [0, -1],
    [1, -1],
    [2, -1],
    [3, -1],
  ],
  4: [
    [-1, 0],
    [-1, -1],
    [0, -3],
    [0, -2],
    [0, -1],
    [1, -3],
    [1, -2],
    [1, -1],
  ],
}

/** Puts codeword after codeword into a square of `size` modules (ISO/IEC 16022, annex F). */
class Placement {
  readonly places: (Place | undefined)[]
  private word = 0

  constructor(private readonly size: number) {
    this.places = Array.from({ length: size * size }, () => undefined)
  }

  private put(row: number, column: number, bit: number): void {
    const { size } = this
    let [y, x] = [row, column]
    // What would lie before an edge goes on at the other one, moved so that the pattern does not repeat.
    if (y < 0) {
      y += size
      x += 4 - ((size + 4) % 8)
    }
    if (x < 0) {
      x += size
      y += 4 - ((size + 4) % 8)
    }
    this.places[y * size + x] = { word: this.word, bit }
  }

  private codeword(row: number, column: number): void {
    utah.forEach(([dy, dx], bit) => {
      this.put(row + dy, column + dx, bit)
    })
    this.word += 1
  }

  private corner(corner: Corner): void {
    const { size } = this
    corner.forEach(([y, x], bit) => {
      this.put(y < 0 ? size + y : y, x < 0 ? size + x : x, bit)
    })
    this.word += 1
  }

  private cornersAt(row: number, column: number): void {
    const { size } = this
    if (row === size && column === 0) this.corner(corners[1])
    if (row === size - 2 && column === 0 && size % 4 !== 0) this.corner(corners[2])
    if (row === size - 2 && column === 0 && size % 8 === 4) this.corner(corners[3])
    if (row === size + 4 && column === 2 && size % 8 === 0) this.corner(corners[4])
  }

  private isFree(row: number, column: number): boolean {
    const { size } = this
    const inside = row >= 0 && column >= 0 && row < size && column < size
    return inside && this.places[row * size + column] === undefined
  }

  /** Slants upwards to the right, then downwards to the left, from the upper left corner to the lower right one. */
  fill(): void {
    const { size } = this
    let row = 4
    let column = 0
    while (row < size || column < size) {
      this.cornersAt(row, column)
      do {
        if (this.isFree(row, column)) this.codeword(row, column)
        row -= 2
        column += 2
      } while (row >= 0 && column < size)
      row += 1
      column += 3
      do {
        if (this.isFree(row, column)) this.codeword(row, column)
        row += 2
        column -= 2
      } while (row < size && column >= 0)
      row += 3
      column += 1
    }
  }
}

const known = new Map<number, readonly (Place | undefined)[]>()

/** For each module of a square without its edges, row by row, what it shows; some of the last corner show nothing. */
export function moduleAt(size: number): readonly (Place | undefined)[] {
  const before = known.get(size)
  if (before) return before
  const placement = new Placement(size)
  placement.fill()
  known.set(size, placement.places)
  return placement.places
}
