import type { CodePicture } from './picture'

/** What happens to a code on a wall: a stain on it, somebody who stands aside, a camera out of focus or far away. */
export const trials = ['stained', 'slanted', 'blurred', 'small'] as const
export type Trial = (typeof trials)[number]

type Dot = (x: number, y: number) => number

/** A picture of the same size whose every dot is looked up in another. */
function redrawn({ width, height }: CodePicture, dot: Dot): CodePicture {
  const grey = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) grey[y * width + x] = Math.round(dot(x, y))
  }
  return { width, height, grey }
}

/** The light of the ground: that of the upper left corner, which is free of every code. */
const groundOf = ({ grey }: CodePicture): number => grey[0] ?? 255

const dotsOf =
  (picture: CodePicture): Dot =>
  (x, y) => {
    const [column, row] = [Math.floor(x), Math.floor(y)]
    const inside = column >= 0 && row >= 0 && column < picture.width && row < picture.height
    return inside ? (picture.grey[row * picture.width + column] ?? 0) : groundOf(picture)
  }

/** A drop of the ground's colour, an eighth of the shorter side wide, below the middle. */
function stained(picture: CodePicture): CodePicture {
  const { width, height } = picture
  const dots = dotsOf(picture)
  const radius = Math.min(width, height) / 16
  const [cx, cy] = [width * 0.55, height * 0.58]
  return redrawn(picture, (x, y) =>
    (x - cx) ** 2 + (y - cy) ** 2 < radius ** 2 ? groundOf(picture) : dots(x, y),
  )
}

/** Leaning by an eighth of its height, as from the side and below. */
function slanted(picture: CodePicture): CodePicture {
  const { width, height } = picture
  const dots = dotsOf(picture)
  return redrawn(picture, (x, y) => {
    const lean = (y / height - 0.5) / 8
    const narrow = 1 - 0.12 * (1 - y / height)
    return dots(
      (x - width / 2) / narrow + width / 2 + lean * width * 0.5,
      (y - height / 2) * 1.06 + height / 2,
    )
  })
}

/** Every dot the middle of those up to two around it: a module and a quarter. */
function blurred(picture: CodePicture): CodePicture {
  const dots = dotsOf(picture)
  const around = [-2, -1, 0, 1, 2]
  return redrawn(picture, (x, y) => {
    const sum = around.reduce(
      (rows, dy) => rows + around.reduce((row, dx) => row + dots(x + dx, y + dy), 0),
      0,
    )
    return sum / around.length ** 2
  })
}

/** Half as many dots in each direction: two a module. */
function small(picture: CodePicture): CodePicture {
  const half = { width: Math.floor(picture.width / 2), height: Math.floor(picture.height / 2) }
  const dots = dotsOf(picture)
  return redrawn({ ...half, grey: new Uint8Array(0) }, (x, y) => {
    const [left, top] = [x * 2, y * 2]
    return (dots(left, top) + dots(left + 1, top) + dots(left, top + 1) + dots(left + 1, top + 1)) / 4
  })
}

const made: Record<Trial, (picture: CodePicture) => CodePicture> = { stained, slanted, blurred, small }

/** A code as it is seen in a trial. */
export const tried = (trial: Trial, picture: CodePicture): CodePicture => made[trial](picture)
