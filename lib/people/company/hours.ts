/** Days of a week as they follow each other. */
export const weekDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type WeekDay = (typeof weekDays)[number]

/** A stretch of a day in which somebody answers; clock times of the shop as `HH:MM`. A day may have several. */
export interface OpeningHours {
  day: WeekDay
  opens: string
  closes: string
}

/** The clock that the shop lives by. */
export const shopClock = 'Europe/Paris'

/** A clock time that a clerk may write. */
export const clockForm = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** Where the shop stands at a moment: the day of the week and the time on its own clock. */
function shopTime(now: Date): { day: WeekDay; time: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: shopClock,
  }).formatToParts(now)
  const part = (type: string) => parts.find(one => one.type === type)?.value ?? ''
  const name = part('weekday').toLowerCase()
  return {
    day: weekDays.find(day => day === name) ?? 'mon',
    time: `${part('hour')}:${part('minute')}`,
  }
}

export type Opening =
  | { open: true; day: WeekDay; until: string }
  /** When it opens next; `today` where that is still today. */
  | { open: false; day: WeekDay; next: { day: WeekDay; at: string; today: boolean } }

/** Whether somebody answers at this moment, and until or from when. Null where no hours are known. */
export function openingAt(hours: readonly OpeningHours[], now: Date): Opening | null {
  const { day, time } = shopTime(now)
  const sorted = [...hours].sort((a, b) => a.opens.localeCompare(b.opens))
  const current = sorted.find(row => row.day === day && row.opens <= time && time < row.closes)
  if (current) return { open: true, day, until: current.closes }
  const start = weekDays.indexOf(day)
  for (let ahead = 0; ahead <= weekDays.length; ahead += 1) {
    const then = weekDays[(start + ahead) % weekDays.length] ?? day
    const row = sorted.find(one => one.day === then && (ahead > 0 || one.opens > time))
    if (row) return { open: false, day, next: { day: then, at: row.opens, today: ahead === 0 } }
  }
  return null
}

/** The hours of each day of the week in their order; a day without any is closed. */
export const hoursByDay = (hours: readonly OpeningHours[]): { day: WeekDay; hours: OpeningHours[] }[] =>
  weekDays.map(day => ({
    day,
    hours: hours.filter(row => row.day === day).sort((a, b) => a.opens.localeCompare(b.opens)),
  }))
