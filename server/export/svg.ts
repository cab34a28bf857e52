import 'server-only'
import type { Scene, SceneItem } from '@/lib/scene/scene'
import { pictureSvg, scenePathData } from '@/lib/scene/svg'
import { type ExportLayer, type ExportOptions, hairlineMm, splitLayers } from './layers'

const lineColours: Record<Exclude<ExportLayer, 'ink'>, string> = { cut: '#ff0000', holes: '#0000ff' }

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

/** The production file as SVG: real size, unit mm, one group a layer, nothing but the scene's own outlines. */
export function exportSvg(scene: Scene, options: ExportOptions): string {
  const { widthMm, heightMm } = scene
  const body = splitLayers(scene, options.layers).map(({ layer, items }) =>
    layerSvg(layer, items, options.ink),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthMm}mm" height="${heightMm}mm" viewBox="0 0 ${widthMm} ${heightMm}">`,
    `<title>${escapeXml(options.title)}</title>`,
    ...body,
    '</svg>\n',
  ].join('')
}
