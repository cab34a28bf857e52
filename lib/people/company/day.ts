import { z } from 'zod'

/** A day of the shop's calendar, as it is asked for: PostgreSQL knows no year 0. */
export const calendarDay = z.iso.date().refine(day => !day.startsWith('0000'))
