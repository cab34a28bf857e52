import { pathData } from '@/lib/scene/svg'
import type { SvgDrawing, SvgFigure } from './read-svg'

type Drawing = Extract<SvgDrawing, { ok: true }>

function figure({ path, fill, fillRule, stroke, strokeWidth, cap, join, opacity }: SvgFigure): string {
  const parts = [
    `d="${pathData(path)}"`,
    `fill="${fill ?? 'none'}"`,
    ...(fillRule === 'evenodd' ? ['fill-rule="evenodd"'] : []),
    ...(stroke ? [`stroke="${stroke}"`, `stroke-width="${strokeWidth}"`] : []),
    ...(stroke && cap !== 'butt' ? [`stroke-linecap="${cap}"`] : []),
    ...(stroke && join !== 'miter' ? [`stroke-linejoin="${join}"`] : []),
    ...(opacity < 1 ? [`opacity="${Math.round(opacity * 1000) / 1000}"`] : []),
  ]
  return `<path ${parts.join(' ')}/>`
}

/** A drawing as an SVG of figures alone: what `readSvg` makes of it is the same drawing. */
export const writeSvg = ({ width, height, figures }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${figures.map(figure).join('')}</svg>`
