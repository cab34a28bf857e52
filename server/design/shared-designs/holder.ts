import 'server-only'

/** What holds the files of a shared design's own pictures. */
export const holderOf = (code: string): string => `share:${code}`
