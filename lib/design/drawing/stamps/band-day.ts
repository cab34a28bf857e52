/** A day as a date band prints it: `22 NOV. 2026`. */
export function bandDay(locale: string, day = new Date()): string {
  const options = { day: '2-digit', month: 'short', year: 'numeric' } as const
  return new Intl.DateTimeFormat(locale, options).format(day).toLocaleUpperCase(locale)
}
