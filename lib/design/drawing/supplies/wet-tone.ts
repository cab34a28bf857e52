/** Deep tone of an ink where it is wet or seen through plastic. Black is not pure: the light must show on it. */
export function wetTone(inkHex: string): string {
  const known: Readonly<Record<string, string>> = {
    '#17181a': '#26282b',
    '#000000': '#26282b',
    '#005ea8': '#0b4f93',
    '#e2003c': '#b3122f',
    '#009a5a': '#0a7a4a',
    '#4a378c': '#40307a',
    '#4d4d4d': '#e9e6dd',
  }
  return known[inkHex.toLowerCase()] ?? inkHex
}
