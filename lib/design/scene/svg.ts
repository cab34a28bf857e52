import type { Path } from '@/lib/design/geometry/path'
import { pictureSize } from '@/lib/design/picture/jpeg'
import { toBase64 } from './base64'
import type { Scene, SceneItem, ScenePicture } from './scene'

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

/** A number of a text that tells clips apart; the same clip twice in a page is the same. */
function shortHash(text: string): string {
  let hash = 0
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0
  return (hash >>> 0).toString(36)
}

const pictureUrls = new WeakMap<Uint8Array, string>()

function urlOf(jpeg: Uint8Array): string {
  const known = pictureUrls.get(jpeg)
  if (known !== undefined) return known
  const url = `data:image/jpeg;base64,${toBase64(jpeg)}`
  pictureUrls.set(jpeg, url)
  return url
}

/** A picture in its colours as SVG, clipped to an outline (the `d` of a path) by the even-odd rule. */
export function pictureSvg({ jpeg, corners }: ScenePicture, d: string): string {
  const { width, height } = pictureSize(jpeg) ?? { width: 1, height: 1 }
  const [origin, right, below] = corners
  const matrix = [
    (right.x - origin.x) / width,
    (right.y - origin.y) / width,
    (below.x - origin.x) / height,
    (below.y - origin.y) / height,
    origin.x,
    origin.y,
  ]
  const id = `cut-${shortHash(d)}`
  const image = `<image width="${width}" height="${height}" preserveAspectRatio="none" transform="matrix(${matrix.join(' ')})" href="${urlOf(jpeg)}"/>`
  return `<clipPath id="${id}"><path clip-rule="evenodd" d="${d}"/></clipPath><g clip-path="url(#${id})">${image}</g>`
}

function itemSvg(item: SceneItem, fill: string): string {
  if (item.picture) return pictureSvg(item.picture, scenePathData(item))
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
