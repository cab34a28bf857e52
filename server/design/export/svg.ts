import 'server-only'
import type { Scene, SceneItem } from '@/lib/design/scene/scene'
import { pictureSvg, scenePathData } from '@/lib/design/scene/svg'
import {
  cropMarks,
  type ExportLayer,
  type ExportOptions,
  hairlineMm,
  lineColours,
  markWidthMm,
  type Press,
  pieceMarks,
  shoulderOf,
  splitLayers,
} from './layers'

const escapeXml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

function inkPath(item: SceneItem, ink: string): string {
  if (item.picture) return pictureSvg(item.picture, scenePathData(item))
  const fill = item.fill === 'ink' ? ink : item.fill
  const rule = item.fillRule === 'evenodd' ? ' fill-rule="evenodd"' : ''
  return `<path fill="${escapeXml(fill)}"${rule} d="${scenePathData(item)}"/>`
}

function layerSvg(layer: ExportLayer, items: SceneItem[], ink: string): string {
  if (layer === 'ink') return `<g id="ink">${items.map(item => inkPath(item, ink)).join('')}</g>`
  const paths = items.map(item => `<path d="${scenePathData(item)}"/>`).join('')
  return `<g id="${layer}" fill="none" stroke="${lineColours[layer]}" stroke-width="${hairlineMm}">${paths}</g>`
}

/** The sloping walls of a relief as greys, black being its full height. */
function shoulderSvg(scene: Scene, widthMm: number): string {
  const ink = scene.items.filter(({ kind }) => kind === 'ink')
  const paths = ink.map(item => `<path d="${scenePathData(item)}"/>`).join('')
  const steps = shoulderOf(widthMm).map(({ reachMm, height }) => {
    const grey = Math.round(255 * (1 - height))
      .toString(16)
      .padStart(2, '0')
    return `<g stroke="#${grey.repeat(3)}" stroke-width="${2 * reachMm}">${paths}</g>`
  })
  return `<g id="shoulder" fill="none" stroke-linejoin="round" stroke-linecap="round">${steps.join('')}</g>`
}

/** Crop marks: those of the pieces, each on white, and those of the sheet. */
function marksSvg({ widthMm, heightMm }: Scene, press: Press): string {
  const { line, below } = markWidthMm
  const paths = (marks: ReturnType<typeof cropMarks>) =>
    marks.map(({ x1, y1, x2, y2 }) => `<path d="M${x1} ${y1}L${x2} ${y2}"/>`).join('')
  const pieces = paths(pieceMarks(press))
  const group = (id: string, stroke: string, width: number, inner: string) =>
    `<g id="${id}" stroke="${stroke}" stroke-width="${width}">${inner}</g>`
  return [
    pieces &&
      group('piece-marks-ground', '#ffffff', below, pieces) + group('piece-marks', '#000000', line, pieces),
    group('marks', '#000000', line, paths(cropMarks(widthMm, heightMm, press))),
  ].join('')
}

/** How large the drawing is, with its trim and its bleed where it has marks around them: SVG has no attributes for these. */
function frame({ widthMm, heightMm }: Scene, { press }: ExportOptions): string {
  const { aroundMm: around, bleedMm: bleed } = press ?? { aroundMm: 0, bleedMm: 0 }
  const [width, height] = [widthMm + 2 * around, heightMm + 2 * around]
  const box = (over: number) => `${-over} ${-over} ${widthMm + 2 * over} ${heightMm + 2 * over}`
  const boxes = press ? ` data-trim-box="0 0 ${widthMm} ${heightMm}" data-bleed-box="${box(bleed)}"` : ''
  const view = press ? box(around) : `0 0 ${widthMm} ${heightMm}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="${view}"${boxes}>`
}

/** The production file as SVG: real size, unit mm, one group a layer, nothing but the scene's own outlines. */
export function exportSvg(scene: Scene, options: ExportOptions): string {
  const { press, shoulderMm } = options
  const body = splitLayers(scene, options.layers).map(({ layer, items }) =>
    layerSvg(layer, items, options.ink),
  )
  const marks = press ? marksSvg(scene, press) : ''
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    frame(scene, options),
    `<title>${escapeXml(options.title)}</title>`,
    shoulderMm ? shoulderSvg(scene, shoulderMm) : '',
    ...body,
    marks,
    '</svg>\n',
  ].join('')
}
