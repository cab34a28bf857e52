import type { ClientSheet } from '@/server/office/people/client-sheet'
import type { PanelTexts } from '../panel-texts'

/** What every part of a client's sheet is made of. */
export interface SheetParts {
  sheet: ClientSheet
  texts: PanelTexts
}

/** A day in the reader's format, in the shop's time zone. */
export const dayText = (moment: Date | string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'Europe/Paris' }).format(new Date(moment))
