import type { Path, PathCommand } from './path'

/** One closed contour run the other way round, so that it cuts a hole under the non-zero rule. */
export function reverseContour(contour: Path): PathCommand[] {
  const ends: [number, number][] = []
  for (const command of contour) {
    if (command[0] !== 'Z')
      ends.push([command[command.length - 2] as number, command[command.length - 1] as number])
  }
  const last = ends[ends.length - 1]
  if (!last) return []
  const path: PathCommand[] = [['M', ...last]]
  const drawn = contour.filter(command => command[0] !== 'Z')
  for (let index = drawn.length - 1; index > 0; index -= 1) {
    const command = drawn[index]
    const [x, y] = ends[index - 1] ?? last
    if (command?.[0] === 'L') path.push(['L', x, y])
    else if (command?.[0] === 'Q') path.push(['Q', command[1], command[2], x, y])
    else if (command?.[0] === 'C') path.push(['C', command[3], command[4], command[1], command[2], x, y])
  }
  path.push(['Z'])
  return path
}
