/** What a page is drawn on. */
export type PageContext = OffscreenCanvasRenderingContext2D

/** The colour that marks what is not to be drawn: no program gives it to anything by itself. */
export const mark = { parts: [254, 1, 253], css: '#fe01fd' } as const

/** Whether something that is about to be filled or stroked is left out. */
export type LeavesOut = (inMark: boolean) => boolean

/**
 * A context that leaves out some of what is filled or stroked.
 * @param leavesOut asked for each in its turn, with whether it is in the marking colour; without it that is what is left out
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
