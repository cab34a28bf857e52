import { inThrees } from '@/lib/ground/ends'

/** The number of an order or a quotation as people read it: "12 345 678". Where it is typed or sent it has no blanks. */
export const numberName = (id: number | string): string => inThrees(String(id), '\u202f')
