/** What a page is drawn on. */
export type PageContext = OffscreenCanvasRenderingContext2D

/** The colour that marks shapes not to draw: no program uses it by itself. */
export const mark = { parts: [254, 1, 253], css: '#fe01fd' } as const

/** Whether the next fill or stroke is left out. */
export type LeavesOut = (inMark: boolean) => boolean

/**
 * A context that leaves out some fills and strokes.
 * @param leavesOut called for each in order, with whether it has the marking colour; by default those are left out
 */
export function withoutMarked(context: PageContext, leavesOut: LeavesOut = inMark => inMark): PageContext {
  const { fill, stroke, fillText, strokeText } = context
  const isMarked = (style: unknown) => leavesOut(style === mark.css)
  return Object.assign(context, {
    fill: (...args: Parameters<typeof fill>) => isMarked(context.fillStyle) || fill.apply(context, args),
    stroke: (...args: Parameters<typeof stroke>) =>
      isMarked(context.strokeStyle) || stroke.apply(context, args),
    fillText: (...args: Parameters<typeof fillText>) =>
      isMarked(context.fillStyle) || fillText.apply(context, args),
    strokeText: (...args: Parameters<typeof strokeText>) =>
      isMarked(context.strokeStyle) || strokeText.apply(context, args),
  })
}
