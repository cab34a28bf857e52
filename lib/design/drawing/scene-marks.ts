import { pathBounds } from '@/lib/design/geometry/bounds'
import type { Rect } from '@/lib/design/geometry/path'
import { boxToBox, type Matrix, movedPoint, transformPath } from '@/lib/design/geometry/transform'
import type { Scene, ScenePicture } from '@/lib/design/scene/scene'
import { shortPathData } from './path-data'
import type { Place, SignMark } from './signs/look'
import type { Impression } from './stamps/impression'

/** What a scene prints, for a mount's label and its card. */
export function impressionOfScene(scene: Scene): Impression {
  return {
    widthMm: scene.widthMm,
    heightMm: scene.heightMm,
    shapes: scene.items
      .filter(item => item.kind === 'ink')
      .map(item => ({ d: shortPathData(item.path), fillRule: item.fillRule })),
  }
}

/** What a scene marks on a sign, in its colours; `text` is the colour of the plate's one ink. */
export function marksOfScene(scene: Scene, text: string): SignMark[] {
  return scene.items
    .filter(item => item.kind === 'ink')
    .map(item => ({
      d: shortPathData(item.path),
      fill: item.fill === 'ink' ? text : item.fill,
      fillRule: item.fillRule,
      ...(item.picture && { picture: item.picture }),
    }))
}

/** The free holes of a design; those of the fixing come from the config. */
export function holesOfScene(scene: Scene): Place[] {
  return scene.items
    .filter(item => item.kind === 'hole' && item.elementId !== null)
    .flatMap(item => {
      const bounds = item.bounds ?? pathBounds(item.path)
      if (!bounds) return []
      const { left, top, width, height } = bounds
      return [{ x: left + width / 2, y: top + height / 2, diameter: Math.min(width, height) }]
    })
}

/** The largest box of a size's ratio in the middle of another. */
function fitted(width: number, height: number, box: Rect): Rect {
  const scale = Math.min(box.width / width, box.height / height)
  return {
    left: box.left + (box.width - width * scale) / 2,
    top: box.top + (box.height - height * scale) / 2,
    width: width * scale,
    height: height * scale,
  }
}

function movedCorners(matrix: Matrix, { corners }: ScenePicture): ScenePicture['corners'] {
  const [origin, right, below] = corners
  return [movedPoint(matrix, origin), movedPoint(matrix, right), movedPoint(matrix, below)]
}

/** A scene made larger or smaller to lie in the middle of another plate. */
export function fitScene(scene: Scene, width: number, height: number): Scene {
  if (scene.widthMm === width && scene.heightMm === height) return scene
  const from = { left: 0, top: 0, width: scene.widthMm, height: scene.heightMm }
  const matrix = boxToBox(from, fitted(scene.widthMm, scene.heightMm, { left: 0, top: 0, width, height }))
  return {
    ...scene,
    widthMm: width,
    heightMm: height,
    items: scene.items.map(item => {
      const path = transformPath(matrix, item.path)
      const { picture } = item
      const moved = picture && { picture: { ...picture, corners: movedCorners(matrix, picture) } }
      return { ...item, path, bounds: pathBounds(path), ...moved }
    }),
  }
}

/**
 * The text of one dater for another: what stands above the window goes above, what stands below goes below, each
 * as large as it fits.
 */
export function fitAroundWindow(
  scene: Scene,
  from: Rect,
  to: { width: number; height: number; window: Rect },
): Impression {
  const middle = from.top + from.height / 2
  const ink = scene.items.filter(item => item.kind === 'ink' && item.bounds)
  const isFrame = (bounds: Rect) =>
    bounds.top < from.top && bounds.top + bounds.height > from.top + from.height
  const zones: [Rect, Rect][] = [
    [
      { left: 0, top: 0, width: scene.widthMm, height: from.top },
      { left: 0, top: 0, width: to.width, height: to.window.top },
    ],
    [
      {
        left: 0,
        top: from.top + from.height,
        width: scene.widthMm,
        height: scene.heightMm - from.top - from.height,
      },
      {
        left: 0,
        top: to.window.top + to.window.height,
        width: to.width,
        height: to.height - to.window.top - to.window.height,
      },
    ],
  ]
  const shapes = ink.flatMap(item => {
    const { bounds } = item
    if (!bounds) return []
    const zone = isFrame(bounds) ? undefined : zones[bounds.top + bounds.height / 2 < middle ? 0 : 1]
    const target = zone
      ? fitted(zone[0].width, zone[0].height, zone[1])
      : { left: 0, top: 0, width: to.width, height: to.height }
    const source = zone ? zone[0] : { left: 0, top: 0, width: scene.widthMm, height: scene.heightMm }
    return [{ d: shortPathData(transformPath(boxToBox(source, target), item.path)), fillRule: item.fillRule }]
  })
  return { widthMm: to.width, heightMm: to.height, shapes }
}
