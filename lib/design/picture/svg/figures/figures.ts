import type { FillRule, Point, Rect } from '@/lib/design/geometry/path'
import type { Matrix } from '@/lib/design/geometry/transform'

export const caps = ['butt', 'round', 'square'] as const
export const joins = ['miter', 'round', 'bevel'] as const

/** A colour at a place between 0 and 1 of a gradient. */
export interface GradientStop {
  offset: number
  colour: string
}

/** A gradient in the units of the figure that it paints; beyond its ends its last colours go on. */
export type Gradient =
  | { kind: 'linear'; from: Point; to: Point; stops: readonly GradientStop[] }
  | {
      kind: 'radial'
      centre: Point
      focus: Point
      radius: number
      stops: readonly GradientStop[]
      /** From the gradient's units to the figure's, where its circles are none there. */
      matrix: Matrix | null
    }

/** What a figure is painted with: one tone in words of CSS, or a gradient. */
export type Paint = string | Gradient

/** How a figure's outline is drawn, in its own units. */
export interface FigureStroke {
  paint: Paint
  opacity: number
  width: number
  cap: (typeof caps)[number]
  join: (typeof joins)[number]
  miterLimit: number
  dashes: number[]
  dashOffset: number
}

/** A figure of a drawing, as a canvas takes it. */
export interface Figure {
  /** Its outline as a `path` of SVG writes it. */
  outline: string
  /** The outline's box in its units, where its measures say it. */
  box: Rect | null
  /** From its units to those of the drawing's size. */
  matrix: Matrix
  fill: { paint: Paint; opacity: number; rule: FillRule } | null
  stroke: FigureStroke | null
  strokeFirst: boolean
}

/** An outline within which something is seen. */
export interface ClipOutline {
  outline: string
  matrix: Matrix
  rule: FillRule
}

/** The visible part of a group: where all of the outlines overlap, or where its mask picture has ink. */
export type Clip = { outlines: readonly ClipOutline[] } | { mask: readonly Drawn[] }

/** Figures with an opacity or a clip that is one for all of them. */
export interface FigureGroup {
  parts: readonly Drawn[]
  opacity: number
  clip: Clip | null
  /** Where there is ink of it at most, in units of the drawing's size; `null` for anywhere. */
  extent: Rect | null
}

export type Drawn = Figure | FigureGroup

/** A drawing of figures alone, back to front, in units of its size. */
export interface FigureDrawing {
  parts: readonly Drawn[]
  /** Figures in it, those of clips as well. */
  count: number
}

/** Whether a group is drawn by itself first, and laid on what is behind it as one picture. */
export const isLayer = ({ opacity, clip }: FigureGroup): boolean =>
  opacity < 1 || (clip !== null && 'mask' in clip)
