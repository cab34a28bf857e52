import type { FillRule, Path, Rect } from '@/lib/geometry/path'

/** Everything that can change an outline raises it: the shaping engine, the fonts, or this module. */
export const engineVersion = 'scene-1+hb-1.6.4'

/**
 * One outline of a scene. `ink` is printed, engraved or raised; a `hole` goes through the plate; the `cut` is the
 * plate's edge. `fill` is `ink` for the plate's one colour, or a hex colour where the plate takes any.
 */
export interface SceneItem {
  readonly elementId: string | null
  readonly kind: 'ink' | 'hole' | 'cut'
  readonly fill: string
  readonly fillRule: FillRule
  readonly path: Path
  readonly bounds: Rect | null
}

/** What a design looks like: outlines in mm from the plate's top left corner, back to front. */
export interface Scene {
  readonly engineVersion: string
  readonly widthMm: number
  readonly heightMm: number
  readonly items: readonly SceneItem[]
}
