/** The facts that texts may name in double braces, with their values; a fact that is not filled in is an empty text. */
export type Facts = Readonly<Record<string, string>>

const named = /\{\{\s*([\w.]+)\s*\}\}/g
const heading = /^(#{1,6})\s/

/** A text with facts in it, without the lines that name one which is not known. */
const knownLines = (text: string, facts: Facts): string[] =>
  text.split('\n').flatMap(line => {
    let whole = true
    const filled = line.replace(named, (_, name: string) => {
      const fact = facts[name] ?? ''
      if (!fact) whole = false
      return fact
    })
    return whole ? [filled] : []
  })

/** Whether anything stands below a heading before the next one of its rank or above. */
function hasBody(lines: readonly string[], at: number): boolean {
  const rank = heading.exec(lines[at] ?? '')?.[1]?.length ?? 0
  for (const line of lines.slice(at + 1)) {
    const next = heading.exec(line)?.[1]?.length
    if (next !== undefined && next <= rank) return false
    if (next === undefined && line.trim()) return true
  }
  return false
}

/**
 * Puts facts into a text in CommonMark: `{{email}}` becomes what the shop knows under that name. A line that names an
 * unknown fact is left out, and with it a heading below which nothing stays: what is not filled in is never public
 * (PAGE-41).
 */
export function fillIn(text: string, facts: Facts): string {
  if (!text.includes('{{')) return text
  const lines = knownLines(text, facts)
  return lines.filter((line, at) => !heading.test(line) || hasBody(lines, at)).join('\n')
}
