/**
 * The build of this code, by the time at which it began, in milliseconds. Written into the code by the
 * build (next.config.ts): a page that was loaded keeps the one that it came with. Development has none.
 */
export const runningBuild: string = process.env.NEXT_PUBLIC_BUILD ?? '0'
