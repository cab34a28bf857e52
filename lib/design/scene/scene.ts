import type { FillRule, Path, Point, Rect } from '@/lib/design/geometry/path'

/** Everything that can change an outline raises it: the shaping engine, the fonts, or this module. */
export const engineVersion = 'scene-1+hb-1.6.4'

/** A picture in its colours, clipped to the outline of its item. */
export interface ScenePicture {
  /** A JPEG with nothing but its picture (lib/design/picture/jpeg.ts), in sRGB. */
  readonly jpeg: Uint8Array
  /** Where its upper left, upper right and lower left corner lie, in mm on the plate. */
  readonly corners: readonly [Point, Point, Point]
}

/**
 * One outline of a scene. `ink` is printed, engraved or raised; a `hole` goes through the plate; the `cut` is the
 * plate's edge. `fill` is `ink` for the plate's one colour, or a hex colour where the plate takes any; of a picture it
 * is the colour on the whole.
 */
export interface SceneItem {
  readonly elementId: string | null
  readonly kind: 'ink' | 'hole' | 'cut'
  readonly fill: string
  readonly fillRule: FillRule
  readonly path: Path
  readonly bounds: Rect | null
  readonly picture?: ScenePicture
}

/** What a design looks like (DESIGN-2): outlines in mm from the plate's top left corner, back to front. */
export interface Scene {
  readonly engineVersion: string
  readonly widthMm: number
  readonly heightMm: number
  readonly items: readonly SceneItem[]
}
