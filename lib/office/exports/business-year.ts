/**
 * The first day of the business year that a day lies in.
 * @param day `YYYY-MM-DD`
 * @param begins the month, 1 to 12, on whose first day business years begin
 */
export function yearStart(day: string, begins: number): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  const first = month < begins ? year - 1 : year
  return `${String(first).padStart(4, '0')}-${String(begins).padStart(2, '0')}-01`
}

/** The first day of the business year after the one that begins on a day. */
export const nextYearStart = (start: string): string =>
  `${String(Number(start.slice(0, 4)) + 1).padStart(4, '0')}${start.slice(4)}`

/** Whether a span of days lies in one business year. */
export const isOneYear = ({ from, to }: { from: string; to: string }, begins: number): boolean =>
  yearStart(from, begins) === yearStart(to, begins)

/** Entries by their numbers, a business year after the other. */
export const byNumber = <Numbered extends { day: string; number: number }>(
  entries: readonly Numbered[],
  begins: number,
): Numbered[] =>
  entries.toSorted(
    (a, b) => yearStart(a.day, begins).localeCompare(yearStart(b.day, begins)) || a.number - b.number,
  )
