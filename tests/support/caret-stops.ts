import type { CaretStop, WrittenLayout } from '@/lib/design/scene/layout/types'

/** The caret's places in a whole text, row by row. */
export const caretStops = (layout: WrittenLayout): CaretStop[] =>
  layout.lines.flatMap((_, row) => layout.stopsOf(row))

/** A layout as plain data, to be compared. */
export const plainLayout = ({ stopsOf, ...layout }: WrittenLayout) => ({
  ...layout,
  stops: layout.lines.flatMap((_, row) => stopsOf(row)),
})
