import { elementsOf } from '@/lib/design/scene/operations/boxes'
import { setTextStyle } from '@/lib/design/scene/operations/text'
import { changeTextSizes, nextTextSize } from '@/lib/design/scene/operations/text-size'
import { summariseText, type TextSummary } from '@/lib/design/scene/operations/text-summary'
import type { Editor } from '../state/editor'
import type { EditorState } from '../state/editor-state'
import { restyle, type ToggledStyle, toggleStyle } from '../text/restyle'
import { isWritten } from '../tools/context'
import type { Command, CommandId } from './command'

type ReadFrom = Pick<EditorState, 'design' | 'selection' | 'textSelection'>
const summed = new WeakMap<Editor, ReadFrom & { letters: TextSummary | null }>()

/**
 * The text style of the selection, or only of the selected words; null where nothing has letters. Every text button
 * needs it at every change: so it is calculated once.
 */
export function lettersOf(editor: Editor): TextSummary | null {
  const { design, selection, textSelection } = editor.state
  const last = summed.get(editor)
  if (last?.design === design && last.selection === selection && last.textSelection === textSelection) {
    return last.letters
  }
  const words = textSelection && textSelection.anchor !== textSelection.head ? textSelection : null
  const chosen = elementsOf(design, selection)
  const letters = summariseText(chosen, words)
  summed.set(editor, { design, selection, textSelection, letters })
  return letters
}

const common = { history: true, about: 'selection', place: 'keys' } as const

function toggle(id: ToggledStyle, hotkey: string): Command {
  return {
    ...common,
    id,
    icon: id,
    hotkeys: [hotkey],
    enabled: editor => lettersOf(editor)?.has(id) ?? false,
    pressed: editor => lettersOf(editor)?.[id] === true,
    perform: editor => toggleStyle(editor, id),
  }
}

function alignText(id: CommandId, align: 'left' | 'center' | 'right'): Command {
  return {
    ...common,
    id,
    icon: `text-${align}`,
    hotkeys: [],
    enabled: editor => lettersOf(editor)?.has('align') ?? false,
    pressed: editor => lettersOf(editor)?.align === align,
    perform: editor => {
      editor.change(setTextStyle(editor.design, editor.state.selection, { align }))
      editor.text?.focus()
    },
  }
}

function resizeText(id: CommandId, by: 1 | -1): Command {
  return {
    ...common,
    id,
    icon: by === 1 ? 'zoom-in' : 'zoom-out',
    hotkeys: [],
    enabled: editor => lettersOf(editor) !== null,
    perform: editor => {
      const { selection } = editor.state
      const words = editor.state.textSelection && lettersOf(editor)
      if (words?.sizeMm) restyle(editor, { sizeMm: nextTextSize(words.sizeMm, by) })
      else editor.change(changeTextSizes(editor.design, selection, size => nextTextSize(size, by)))
      editor.text?.focus()
    },
  }
}

/** Whether a command sets letters, which all texts have. */
export const isOfLetters = ({ id }: Command): boolean => textCommands.some(command => command.id === id)

/** Selects all texts and applies the command to them. */
export function withAllTexts(editor: Editor, command: Command): void {
  const { elements } = editor.design
  editor.select(elements.filter(element => !element.locked && isWritten(element)).map(({ id }) => id))
  if (command.enabled(editor)) command.perform(editor)
  else editor.refuse({ code: 'notNow' })
}

/** What letters look like, and how their lines are aligned. */
export const textCommands: Command[] = [
  toggle('bold', 'Mod+B'),
  toggle('italic', 'Mod+I'),
  toggle('underline', 'Mod+U'),
  alignText('textLeft', 'left'),
  alignText('textCenter', 'center'),
  alignText('textRight', 'right'),
  resizeText('biggerText', 1),
  resizeText('smallerText', -1),
]
