import fc from 'fast-check'

// In `npm test` a property draws the same cases each time, so that a red one speaks of the change that is tested;
// `npm run verify:full` draws new ones and prints their seed where one fails.
if (!process.env.FULL) fc.configureGlobal({ seed: 27 })

/** Cases of a property test: few in `npm test`, all of them in `npm run verify:full`. */
export const runs = (usual: number, full: number): number => (process.env.FULL ? full : usual)

export type { Arbitrary } from 'fast-check'
export default fc
