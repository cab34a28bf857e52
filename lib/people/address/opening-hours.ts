import type { RelayPoint } from './relay-point'

/** Days of the week with the same hours, counted from Monday as 0. */
export interface OpeningDays {
  from: number
  to: number
  openings: RelayPoint['hours'][number]
}

/** The week of a relay point, neighbouring days with the same hours as one entry. */
export function openingDays(hours: RelayPoint['hours']): OpeningDays[] {
  const days: OpeningDays[] = []
  hours.forEach((openings, day) => {
    const last = days.at(-1)
    if (last && JSON.stringify(last.openings) === JSON.stringify(openings)) last.to = day
    else days.push({ from: day, to: day, openings })
  })
  return days
}

/** Open day and night, every day. */
export const neverCloses = (hours: RelayPoint['hours']): boolean =>
  hours.every(openings => openings.some(([from, to]) => from === 0 && to === 1440))
