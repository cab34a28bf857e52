import { createIds, linearGradient, num, path, rect, tag } from '../svg'
import { signCanvas } from './canvas'
import type { SignLook } from './look'
import { drawSign } from './sign-picture'

export type SupportPanel = {
  width: number
  height: number
  rows: number
  cols: number
  formatWidth: number
  formatHeight: number
  cellSpacing: number
  margin: number
  header: boolean
}

function cells(panel: SupportPanel): { x: number; y: number; head: boolean }[] {
  const { rows, cols, formatWidth, formatHeight, cellSpacing, margin, header } = panel
  const total = rows + (header ? 1 : 0)
  return Array.from({ length: total }, (_, row) => {
    const head = header && row === 0
    return Array.from({ length: head ? 1 : cols }, (_, column) => ({
      x: margin / 2 + column * (formatWidth + cellSpacing),
      y: margin / 2 + row * (formatHeight + cellSpacing),
      head,
    }))
  }).flat()
}

/** A panel that carries several plates: brushed metal, its plates screwed on, each with lines for a name. */
export function supportPanel(panel: SupportPanel, ratio: number, prefix = 'mp'): string {
  const { width, height, formatWidth, formatHeight, cols, cellSpacing } = panel
  const look: SignLook = {
    width,
    height,
    outline: `M0 0H${num(width)}V${num(height)}H0Z`,
    shape: 'rect',
    cornerMm: 0,
    face: 'brushed',
    background: '#c9cdd0',
    text: '#111111',
    edge: '#8f979d',
    thickness: 3,
    marking: 'printing',
    bevelMm: 0,
    fixing: 'none',
    style: '',
    places: [],
    standoffMm: 15,
  }
  const ids = createIds(prefix)
  const canvas = signCanvas(look, ratio)
  const k = Math.max(width, height) / 200
  const plate = ids.next('plate')
  const wide = cols * formatWidth + (cols - 1) * cellSpacing
  const plates = cells(panel).map(({ x, y, head }) => {
    const w = head ? wide : formatWidth
    const h = formatHeight
    const bar = (at: number, share: number, tall: number) =>
      rect(x + (w * (1 - share)) / 2, y + h * at, w * share, h * tall, h * tall * 0.2, {
        fill: head ? '#f4f4f2' : '#16201c',
        opacity: head ? 0.9 : 0.72,
      })
    return (
      rect(x + 0.5 * k, y + 0.9 * k, w, h, 1.2 * k, { opacity: 0.34 }) +
      rect(x, y, w, h, 1.2 * k, { fill: head ? '#1d2f4f' : `url(#${plate})` }) +
      path(`M${num(x)} ${num(y + 0.4 * k)}h${num(w)}`, {
        stroke: '#fff',
        'stroke-opacity': 0.6,
        'stroke-width': 0.4 * k,
      }) +
      bar(0.3, head ? 0.5 : 0.46, 0.17) +
      bar(0.58, head ? 0.36 : 0.34, 0.1)
    )
  })
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [canvas.x, canvas.y, canvas.width, canvas.height].map(num).join(' '),
      width: canvas.width * 4,
      height: canvas.height * 4,
    },
    tag(
      'defs',
      {},
      linearGradient(
        plate,
        [0, 0, 1, 1],
        [
          [0, '#ffffff'],
          [1, '#e8eae8'],
        ],
      ),
    ) +
      drawSign({ look, ids, canvas, k, clip: ids.next('clip') }, []) +
      plates.join(''),
  )
}
