/** A page that the search knows: its name, what kind or size it is, its full path. */
export interface SearchEntry {
  name: string
  note: string
  url: string
}
export type FoundEntry = SearchEntry

/** Letters as people type them in a hurry: small, without accents, signs as blanks. */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** How well a name answers: whole words first, then beginnings, then parts; 0 where a word is missing. */
function score(name: string, words: readonly string[]): number {
  let sum = 0
  for (const word of words) {
    const at = ` ${name} `.indexOf(` ${word} `)
    const start = ` ${name}`.indexOf(` ${word}`)
    if (at >= 0) sum += 4
    else if (start >= 0) sum += 3
    else if (name.includes(word)) sum += 1
    else return 0
  }
  return sum + (name.startsWith(words[0] ?? '') ? 1 : 0) - name.length / 200
}

/** The entries that hold every word of the query, the best first. */
export function findEntries(entries: readonly SearchEntry[], query: string, limit: number): FoundEntry[] {
  const words = foldText(query).split(' ').filter(Boolean)
  if (words.length === 0) return []
  return entries
    .map(entry => ({ entry, points: score(foldText(`${entry.name} ${entry.note}`), words) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, limit)
    .map(({ entry }) => entry)
}
