import type { Design } from '../model'
import { formLines } from './text-lines'

/** How much of its words a thing is called by. */
const most = 60

/** What something written is called by: the first line that says something; `''` where none does. */
export const firstWords = (lines: readonly string[]): string =>
  lines
    .find(line => line.trim() !== '')
    ?.trim()
    .slice(0, most)
    .trim() ?? ''

/** The name of a design in a list: only their words distinguish forty address stamps. */
export const nameByWords = (design: Design): string =>
  firstWords(formLines(design).map(({ text }) => text)) || design.name
