import type { Path } from '@/lib/design/geometry/path'
import { num } from './svg'

/** Path data in mm to a hundredth: a picture needs no more. */
export function shortPathData(path: Path): string {
  let d = ''
  for (const command of path) {
    d += command[0]
    for (let index = 1; index < command.length; index++) {
      d += `${index > 1 ? ' ' : ''}${num(Number(command[index]))}`
    }
  }
  return d
}
