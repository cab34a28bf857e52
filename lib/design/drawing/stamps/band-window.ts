import { lettering } from '../lettering/lettering'
import { ellipse, path, rect } from '../svg'

/** The wheels of a dater or numberer behind a window, centred on 0, 0. Millimetres. */
export function bandWindow(cells: readonly string[], cellWidth = 6.8, height = 11.2): string {
  const width = cells.length * cellWidth
  const left = -width / 2
  const half = height / 2
  const wheels = cells
    .map((text, index) => {
      const x = left + index * cellWidth
      const middle = x + cellWidth / 2
      const fit = { maxWidth: cellWidth - 1.3 }
      return (
        rect(x + 0.25, -half, cellWidth - 0.5, height, 0.4, {
          fill: '#fff',
          stroke: '#b9b7b0',
          'stroke-width': 0.25,
        }) +
        path(lettering(text, 4.4, middle, 1.55, fit), { fill: '#1f2121' }) +
        path(lettering(text, 3.4, middle, -half + 1.1, fit) + lettering(text, 3.4, middle, half + 1.2, fit), {
          fill: '#1f2121',
          opacity: 0.22,
        })
      )
    })
    .join('')
  return (
    rect(left - 1.5, -half - 1.4, width + 3, height + 2.8, 2, { fill: '#0d0e0f' }) +
    rect(left - 1.5, -half - 1, width + 3, height + 2.8, 2, {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.16,
      'stroke-width': 0.35,
    }) +
    rect(left, -half, width, height, 1, { fill: '#e9e7e1' }) +
    wheels +
    rect(left, -half, width, height * 0.3, 1, { opacity: 0.28 }) +
    rect(left, half - height * 0.22, width, height * 0.22, 1, { opacity: 0.16 })
  )
}

/** A ribbed setting wheel seen from the side, centred on 0, 0. */
export function ribbedWheel(radius: number): string {
  const ribs = Array.from({ length: 9 }, (_, index) => {
    const x = -radius + ((index + 0.5) * 2 * radius) / 9
    const half = Math.sqrt(Math.max(0, radius * radius - x * x))
    return `M${x.toFixed(2)} ${(-half).toFixed(2)}V${half.toFixed(2)}`
  }).join('')
  return (
    ellipse(0, 0, radius, radius, { fill: '#17191a' }) +
    path(ribs, { stroke: '#fff', 'stroke-opacity': 0.18, 'stroke-width': 0.3, fill: 'none' })
  )
}
