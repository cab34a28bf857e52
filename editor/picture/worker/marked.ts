/** What a page is drawn on. */
export type PageContext = OffscreenCanvasRenderingContext2D

/** The colour that marks what is not to be drawn: no program gives it to anything by itself. */
export const mark = { parts: [254, 1, 253], css: '#fe01fd' } as const

/** A context that leaves out what is filled or stroked in the marking colour. */
export function withoutMarked(context: PageContext): PageContext {
  const { fill, stroke, fillText, strokeText } = context
  const isMarked = (style: unknown) => style === mark.css
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
