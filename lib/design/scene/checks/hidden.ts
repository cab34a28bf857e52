import type { ElementCheck } from './check'

/** What is hidden is not made: its owner is asked, so that nobody misses it on the product. */
export const hiddenCheck: ElementCheck = {
  codes: ['design_hidden'],
  applies: element => element.hidden === true,
  run: () => [{ code: 'design_hidden', severity: 'ask' }],
  repairs: ({ id }) => [
    { kind: 'change', elementId: id, patch: { hidden: false }, words: 'unhide', alone: true },
    { kind: 'remove', elementIds: [id], alone: true },
  ],
}
