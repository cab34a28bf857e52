import { hash } from '../materials/noise'
import { softRect } from '../soft'
import { createIds, group, num, path, rect, tag } from '../svg'
import { inked } from './inked'

/** A sheet of A4, mm. */
const sheet = { width: 210, height: 297 } as const
/** What is shown of it: from the last lines of the text down, where people stamp. */
const from = 118

const rule = '#c9cecb'

/** Lines of a text that nobody needs to read, as bars. Millimetres. */
function lines(x: number, y: number, width: number, count: number, seed: number): string {
  let d = ''
  for (let index = 0; index < count; index++) {
    const long = index === count - 1 ? width * (0.3 + 0.4 * hash(seed, index)) : width - 6 * hash(seed, index)
    d += `M${num(x)} ${num(y + index * 5.4)}h${num(long)}`
  }
  return path(d, { stroke: rule, 'stroke-width': 1.5, 'stroke-linecap': 'round', fill: 'none' })
}

/** A signature, as a hand writes it: 46 mm wide. */
const signature =
  'M0 8C4 -2 9 -6 10 0S4 15 3 12S12 2 15 4S14 11 18 8S22 3 23 7S28 8 30 5S34 9 37 6S42 4 46 1M6 13C18 11 32 11 44 9'

/**
 * A letter that was stamped, to scale: the lower part of a sheet of A4 with the impression beside the signature, a
 * little askew. `content` is a drawn impression in mm of the plate.
 */
export function letterPicture(content: string, size: { width: number; height: number }): string {
  const margin = 7
  const view = { x: -margin, y: from, width: sheet.width + 2 * margin, height: sheet.height - from + margin }
  const left = Math.max(14, sheet.width - 24 - size.width)
  const top = Math.min(sheet.height - 20 - size.height, 212)
  const ids = createIds('letter')
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [view.x, view.y, view.width, view.height].map(num).join(' '),
      width: view.width * 4,
      height: view.height * 4,
    },
    softRect({ x: 1.5, y: 3, ...sheet }, { deviation: 3, opacity: 0.16, fill: '#101a14' }) +
      rect(0, 0, sheet.width, sheet.height, 0, { fill: '#fffefb' }) +
      lines(25, 126, 160, 6, 1) +
      lines(25, 166, 160, 4, 2) +
      lines(25, 196, 60, 1, 3) +
      path(signature, {
        transform: `translate(${num(Math.max(25, left - 40))} 214)`,
        stroke: '#26334a',
        'stroke-width': 0.6,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
        fill: 'none',
      }) +
      path('M25 280h160', { stroke: rule, 'stroke-width': 0.4 }) +
      lines(62, 285, 86, 1, 5) +
      group(
        {
          transform: `translate(${num(left)} ${num(top)}) rotate(-2.4 ${num(size.width / 2)} ${num(size.height / 2)})`,
        },
        inked(content, size, ids),
      ),
  )
}
