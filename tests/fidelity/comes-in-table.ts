import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Case, Verdict } from './comes-in'

const here = (...parts: string[]) => path.join(import.meta.dirname, ...parts)

/** The page that holds the tables. */
const tableFile = here('../../docs/what-comes-in.md')

/** What the first reader made of the same files, which was replaced: kept as it was measured then. */
const before: Record<string, Verdict> = existsSync(here('comes-in-before.json'))
  ? JSON.parse(readFileSync(here('comes-in-before.json'), 'utf8'))
  : {}

/** Where the second part of the page begins. */
const pagesTitle = '## Pages of PDFs'

/** Both parts of the page, each as it stands there. */
function parts(): { drawings: string; pages: string } {
  const [drawings = '', pages = ''] = readFileSync(tableFile, 'utf8').split(`\n${pagesTitle}\n`)
  return { drawings, pages: `${pagesTitle}\n${pages}` }
}

/** Writes one part of the page again; the other one stays. */
export function writePart(part: 'drawings' | 'pages', text: string): void {
  const known = parts()
  const [drawings, pages] = part === 'drawings' ? [text, known.pages] : [known.drawings, text]
  writeFileSync(tableFile, `${drawings}\n${pages}`)
}

const names: Record<string, string> = {
  '': '—',
  coreldraw: 'CorelDRAW',
  figma: 'Figma',
  illustrator: 'Illustrator',
  inkscape: 'Inkscape',
  libreoffice: 'LibreOffice',
  other: 'others',
  reports: 'reported',
  word: 'Word',
}

const share = (part: number | null): string => (part === null ? 'refused' : part.toFixed(3))
const percent = (part: number | null): string =>
  part === null ? '—' : `${(Math.min(1, part) * 100).toFixed(1)} %`

const seen = (verdict: Verdict | undefined): string =>
  verdict ? `${verdict.verdict} ${share(verdict.overlap)} / ${percent(verdict.beside)}` : '—'

const count = (rows: readonly (Verdict | undefined)[], verdict: Verdict['verdict']): number =>
  rows.filter(row => row?.verdict === verdict).length

const summary = (name: string, rows: readonly (Verdict | undefined)[]): string =>
  `| ${name} | ${count(rows, 'alike')} | ${count(rows, 'named')} | ${count(rows, 'wrong')} |`

/** The part on drawings, written from what was measured. */
export function tableOf(rows: readonly (Case & Verdict)[]): string {
  const lines = rows.map(
    row =>
      `| \`${row.file}\` | ${names[row.program] ?? row.program} | ${row.habit} | ${seen(before[row.file])} | ${seen(row)} | ${row.named.join(', ')} |`,
  )
  return `# What comes in

Drawings as programs write them, each compared with what Chromium draws of the same file as an image, 600 pixels wide. *alike*: 0.98 of
the ink is the same and the colours on all but 1 % of the pixels; *named*: it differs, and the page says what; *wrong*: it
differs without a word. The figures are the ink that both share and the pixels of another colour, the worse of both ways of drawing
(the renderer, and the canvas where a drawing is figures alone). What is not alike at 600 pixels is compared again at 2,400, where the
smoothing of thin lines goes and a true difference stays. *Before* is the reader that was replaced by the one of
[drawings.md](decisions/drawings.md); what it refused by a code counts as named, a dash stands where it was not measured. Texts are compared in the shop's own typefaces. The files lie in \`tests/fidelity\`; all are our
own writing. \`npm run what-comes-in\` measures all of them and writes this page; the tests fail where it says something else.

| ${rows.length} files | alike | named | wrong |
| --- | --- | --- | --- |
${summary(
  'before',
  rows.map(({ file }) => before[file]),
)}
${summary('now', rows)}

| file | program | habit | before | now | named |
| --- | --- | --- | --- | --- | --- |
${lines.join('\n')}
`
}

/** The part on pages of PDFs, written from what was measured. */
export function pagesOf(rows: readonly (Verdict & { habit: string })[]): string {
  const lines = rows.map(row => `| ${row.habit} | ${seen(row)} | ${row.named.join(', ')} |`)
  return `${pagesTitle}

Each is a page of our own writing (\`tests/support/page-cases.ts\`) beside the same page written as a drawing, which the renderer of
drawings draws. *alike* and the figures are as above, and the page's size is right to 0.05 mm; *named*: it differs, and the page of the
shop says what, as with a line to be cut along that everybody else sees and the shop leaves out; *wrong*: it differs without a word.

| ${rows.length} pages | alike | named | wrong |
| --- | --- | --- | --- |
${summary('now', rows)}

| habit | now | named |
| --- | --- | --- |
${lines.join('\n')}
`
}

/** What the page says of each drawing. */
export function verdictsIn(): Record<string, string> {
  const rows = parts().drawings.matchAll(/^\| `([^`]+)` \|[^|]*\|[^|]*\|[^|]*\| (\w+) /gm)
  return Object.fromEntries([...rows].map(([, file = '', verdict = '']) => [file, verdict]))
}

/** What the page says of each page of a PDF. */
export function pageVerdictsIn(): Record<string, string> {
  const rows = parts().pages.matchAll(/^\| ([^|]+) \| (alike|named|wrong) [^|]+ \/ /gm)
  return Object.fromEntries([...rows].map(([, habit = '', verdict = '']) => [habit, verdict]))
}
