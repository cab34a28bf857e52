import { plainWords } from '@/lib/design/scene/checks/sample-words'
import type { Finding } from '@/lib/design/scene/finding'
import { pasteLines } from '@/lib/design/scene/operations/paste-lines'
import { type FormLine, wordsOfLines } from '@/lib/design/scene/operations/text-lines'
import type { Plate } from '@/lib/design/scene/plate'
import { fontEngine } from '../scene/font-engine'
import type { Editor } from '../state/editor'

/** Whether a line is empty, or still has the template's text: it may be replaced. */
export const isSample =
  (findings: readonly Finding[]) =>
  ({ elementId, text }: FormLine): boolean =>
    text.trim() === '' ||
    findings.some(
      finding =>
        finding.code === 'design_sample_words' &&
        finding.elementId === elementId &&
        plainWords(finding.subject ?? '') === plainWords(text),
    )

/**
 * Puts lines that were copied elsewhere into the form from a field on, as one step, and says how many did not fit. Without a field they are
 * new lines.
 */
export function pasteWords(
  editor: Editor,
  plate: Plate,
  words: readonly string[],
  { from, mayGo }: { from: Pick<FormLine, 'elementId' | 'line'> | null; mayGo: (line: FormLine) => boolean },
): void {
  const { design, last, left } = pasteLines(editor.design, plate, from, words, mayGo, fontEngine())
  const before = wordsOfLines(editor.design)
  if (!editor.change(design)) return
  editor.pasted = { before, after: wordsOfLines(editor.design) }
  if (last && from) editor.wantField(last.elementId, last.line)
  else if (last) editor.select([last.elementId])
  // After the change, because the change removes earlier messages.
  if (left > 0) editor.refuse({ code: 'linesLeft', count: left, words: words.slice(-left) })
  else editor.say('linesPasted', { count: words.length })
}
