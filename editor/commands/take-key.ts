import type { Editor } from '../state/editor'
import type { Command } from './command'
import { commandFor, type KeyPress } from './hotkeys'

/**
 * The owner of the focus when a key is pressed: the canvas, or another part of the editor with keys of its own. A `line` is a field that
 * shows a line of the design.
 */
export type KeyTaker = 'canvas' | 'button' | 'list' | 'field' | 'line'

const fields = 'input, textarea, select, [contenteditable="true"], [contenteditable=""]'
const choices = 'input[type="radio"], input[type="checkbox"], input[type="range"]'
/** What the arrow keys walk through or move. */
const walked =
  'input[type="radio"], input[type="range"], [role="listbox"], [role="option"], [role="radio"], [role="slider"], [role="tab"], [role="menuitem"], [role="treeitem"]'

/** The receiver of a key; null outside the editor: another dialog, the page around it. */
export function keyTaker(target: HTMLElement, root: HTMLElement): KeyTaker | null {
  if (target.closest('[role="application"]')) return 'canvas'
  // Nothing has the focus: only the editor can be meant. An open dialog keeps its keys.
  const nobody = target === target.ownerDocument.body || target.contains(root)
  if (nobody) return root.querySelector('dialog[open], [role="dialog"]') ? null : 'canvas'
  if (
    !root.contains(target) ||
    target.closest('dialog, [role="dialog"]') !== root.closest('dialog, [role="dialog"]')
  ) {
    return null
  }
  if (target.matches(fields) && !target.matches(choices))
    return target.matches('[data-line]') ? 'line' : 'field'
  return target.matches(walked) ? 'list' : 'button'
}

/** Keys that press a button, or walk through the page. */
const buttonKeys = new Set(['Enter', ' ', 'PageUp', 'PageDown', 'Home', 'End', 'Tab'])
const isArrow = (key: string) => key.startsWith('Arrow')

/**
 * Performs the command of a key press, or gives it to the text that is being edited.
 * @returns whether the key had a meaning here
 */
export function takeKey(
  press: KeyPress,
  taker: KeyTaker,
  editor: Editor,
  commands: readonly Command[],
): boolean {
  const { key, ctrlKey, metaKey } = press
  if (taker === 'field' || taker === 'line') {
    const heard = commands.filter(
      ({ everywhere, inLine }) => everywhere || (taker === 'line' && inLine?.(editor)),
    )
    return perform(press, heard, editor)
  }
  if (taker !== 'canvas' && buttonKeys.has(key)) return false
  if (taker === 'list' && isArrow(key)) return false
  if (taker === 'canvas' && editor.text?.waits && key !== 'Escape' && key !== 'Tab' && !ctrlKey && !metaKey) {
    editor.text.press(key)
    return true
  }
  return perform(press, commands, editor)
}

function perform(press: KeyPress, commands: readonly Command[], editor: Editor): boolean {
  const command = commandFor(press, commands, ({ enabled }) => enabled(editor))
  command?.perform(editor)
  return command !== undefined
}
