/**
 * The build that this code is of, by the time at which it was begun, in milliseconds. Written into the code by the
 * build (next.config.ts): a page that was loaded keeps the one that it came with. Development has none.
 */
export const runningBuild: string = process.env.NEXT_PUBLIC_BUILD ?? '0'
