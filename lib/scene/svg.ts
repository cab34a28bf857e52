import type { Path } from '@/lib/geometry/path'
import type { Scene, SceneItem } from './scene'

const pathDatas = new WeakMap<Path, string>()

/** The `d` of a path in mm, as exact as the grid. Written once a path. */
export function pathData(path: Path): string {
  const known = pathDatas.get(path)
  if (known !== undefined) return known
  let data = ''
  for (const command of path) {
    data += command[0]
    for (let index = 1; index < command.length; index += 1)
      data += index > 1 ? ` ${command[index]}` : command[index]
  }
  pathDatas.set(path, data)
  return data
}

/** The `d` of an item of a scene, in mm from the plate's top left corner. */
export function scenePathData(item: SceneItem): string {
  return pathData(item.path)
}

export interface SvgOptions {
  /** Hex colour of the one ink. */
  ink: string
  /** Hex colour of the plate; without it the plate is not painted. */
  paper?: string
  /** Paints the holes in this colour; without it they are left out. */
  hole?: string
  /** A name for people who do not see it; without it the picture is decoration. */
  title?: string
  /** Writes width and height in mm, for a file; a picture in a page takes its size from the page. */
  physicalSize?: boolean
}

const escapeXml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

function itemSvg(item: SceneItem, fill: string): string {
  const rule = item.fillRule === 'evenodd' ? ' fill-rule="evenodd"' : ''
  return `<path fill="${fill}"${rule} d="${scenePathData(item)}"/>`
}

/** The outlines of the ink alone, each in its colour, for a picture that others put together. */
export function sceneInkSvg(scene: Scene, ink: string): string {
  return scene.items
    .filter(item => item.kind === 'ink')
    .map(item => itemSvg(item, item.fill === 'ink' ? escapeXml(ink) : item.fill))
    .join('')
}

/** A scene as one SVG whose unit is the mm. */
export function sceneToSvg(scene: Scene, options: SvgOptions): string {
  const { widthMm, heightMm } = scene
  const { ink, paper, hole, title } = options
  const size = options.physicalSize ? ` width="${widthMm}mm" height="${heightMm}mm"` : ''
  const name = title ? ` role="img"` : ' aria-hidden="true"'
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthMm} ${heightMm}"${size}${name}>`
  const label = title ? `<title>${escapeXml(title)}</title>` : ''
  const paint = (kind: 'cut' | 'hole', color: string | undefined) =>
    color
      ? scene.items
          .filter(item => item.kind === kind)
          .map(item => itemSvg(item, escapeXml(color)))
          .join('')
      : ''
  return `${head}${label}${paint('cut', paper)}${sceneInkSvg(scene, ink)}${paint('hole', hole)}</svg>`
}
