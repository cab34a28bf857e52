/** Cases of a property test: few in `npm test`, all of them in `npm run verify:full`. */
export const runs = (usual: number, full: number): number => (process.env.FULL ? full : usual)
