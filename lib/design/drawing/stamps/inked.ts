import { hash } from '../materials/noise'
import { group, type Ids, num, path, radialGradient, rect, tag } from '../svg'

type Size = { width: number; height: number }

/** How far ink creeps into paper beyond the edge of a letter, mm. */
export const inkSpreadMm = 0.06

/** Specks where the ink did not quite take: the same for the same size, at most 140. Millimetres. */
function specks({ width, height }: Size): string {
  const count = Math.min(140, Math.round((width * height) / 12))
  let d = ''
  for (let index = 0; index < count; index++) {
    const long = 0.08 + 0.26 * hash(index, 3) ** 3
    const high = long * (0.5 + 0.5 * hash(index, 4))
    const x = width * hash(index, 1)
    const y = height * hash(index, 2)
    d += `M${num(x)} ${num(y)}q${num(long / 2)} ${num(-high)} ${num(long)} 0t${num(-long)} 0z`
  }
  return d
}

/** Where the plate was pressed a little less: broad faint patches, in millimetres. */
function faint({ width, height }: Size, ids: Ids): string {
  const reach = Math.min(width, height) * 0.8
  const fading = ids.next('faint')
  const stops = [
    [0, '#000', 0.05],
    [0.5, '#000', 0.03],
    [1, '#000', 0],
  ] as const
  const patches = [0, 1, 2, 3]
    .map(index => {
      const x = width * (0.1 + 0.8 * hash(index, 7))
      const y = height * hash(index, 8)
      return tag('circle', { cx: x, cy: y, r: reach * (0.6 + 0.5 * hash(index, 9)), fill: `url(#${fading})` })
    })
    .join('')
  return radialGradient(fading, [0.5, 0.5, 0.5], stops) + patches
}

/**
 * A drawn impression as it comes out on paper: the ink creeps a little beyond the letters, leaves specks free and is a
 * shade lighter here and there. `content` lies in mm of the plate; its outlines take the stroke of `inkSpread`.
 */
export function inked(content: string, size: Size, ids: Ids): string {
  const mask = ids.next('inked')
  const { width, height } = size
  const bleed = 1
  const taken =
    rect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed, 0, { fill: '#fff' }) +
    faint(size, ids) +
    path(specks(size), { opacity: 0.75 })
  return (
    tag(
      'mask',
      {
        id: mask,
        maskUnits: 'userSpaceOnUse',
        x: -bleed,
        y: -bleed,
        width: width + 2 * bleed,
        height: height + 2 * bleed,
      },
      taken,
    ) + group({ mask: `url(#${mask})`, opacity: 0.96 }, content)
  )
}

/** The stroke of outlines whose ink has crept, in their own colour: softer than the letter itself. */
export const inkSpread = (colour: string) =>
  ({
    stroke: colour,
    'stroke-width': 2 * inkSpreadMm,
    'stroke-opacity': 0.45,
    'stroke-linejoin': 'round',
  }) as const
