import { duplicateElements } from '@/lib/design/scene/operations/arrange'
import { boxById, elementOf } from '@/lib/design/scene/operations/boxes'
import { areLocked } from '@/lib/design/scene/operations/hold'
import { type OrderStep, orderElements } from '@/lib/design/scene/operations/layers'
import { moveHeld } from '@/lib/design/scene/operations/move'
import { wordsOfLines } from '@/lib/design/scene/operations/text-lines'
import type { Editor } from '../state/editor'
import { isWritten } from '../tools/context'
import { type AreaOf, alignCommands } from './align-commands'
import { clipboardCommands } from './clipboard-commands'
import { type Command, type CommandIcon, type CommandId, hasSelection } from './command'
import { deleteSelection } from './delete-selection'
import { fileCommands } from './file-commands'
import { holdCommands } from './hold-commands'
import { textCommands } from './text-commands'
import { turnCommands } from './turn-commands'
import { viewCommands } from './view-commands'

/** Steps of the arrow keys in mm: fine, and with Shift. */
const nudgeMm = 0.1
const pushMm = 1
const always = () => true

function nudge(plateOf: AreaOf, id: CommandId, hotkey: string, dx: number, dy: number): Command {
  return {
    id,
    icon: 'move',
    inPalette: false,
    place: 'keys',
    hotkeys: [hotkey],
    history: true,
    about: 'selection',
    enabled: hasSelection,
    perform: editor => {
      const { selection } = editor.state
      if (areLocked(editor.design, selection)) return editor.refuse({ code: 'locked' })
      editor.change(moveHeld(editor.design, selection, plateOf(editor), dx, dy), { merge: true })
      const box = selection[0] === undefined ? null : boxById(editor.design, selection[0])
      if (box) editor.say('moved', { left: box.left, top: box.top })
    },
  }
}

function order(id: CommandId, icon: CommandIcon, hotkey: string, step: OrderStep): Command {
  return {
    id,
    icon,
    place: step === 'front' || step === 'back' ? 'selection' : 'keys',
    hotkeys: [hotkey],
    history: true,
    about: 'selection',
    enabled: hasSelection,
    perform: editor => {
      editor.change(orderElements(editor.design, editor.state.selection, step))
      editor.say('ordered')
    },
  }
}

/** Steps through the elements in drawing order. */
function cycle(editor: Editor, by: 1 | -1): void {
  const ids = editor.design.elements.map(element => element.id)
  if (ids.length === 0) return
  const current = editor.state.selection.at(-1)
  const at = current === undefined ? -1 : ids.indexOf(current)
  const next = at < 0 ? (by === 1 ? 0 : ids.length - 1) : (at + by + ids.length) % ids.length
  const id = ids[next]
  if (id !== undefined) editor.select([id])
}

const onlyText = (editor: Editor): string | null => {
  const [id, ...rest] = editor.state.selection
  if (id === undefined || rest.length > 0) return null
  return isWritten(elementOf(editor.design, id)) ? id : null
}

/**
 * All commands.
 * @param areaOf the area for the alignment of a single element: the plate within its security zone, mm
 * @param plateOf the whole plate; nothing is moved off it, mm
 */
export function createCommands(areaOf: AreaOf, plateOf: AreaOf): readonly Command[] {
  return [
    ...historyCommands,
    duplicate(plateOf),
    ...elementCommands,
    ...textCommands,
    ...clipboardCommands(plateOf),
    ...holdCommands,
    ...moveCommands(plateOf),
    ...turnCommands,
    ...alignCommands(areaOf),
    ...viewCommands,
    ...fileCommands,
  ]
}

const historyCommands: Command[] = [
  {
    id: 'undo',
    icon: 'undo',
    place: 'bar',
    hotkeys: ['Mod+Z'],
    history: false,
    about: 'workspace',
    // A field does not know a paste into several fields.
    inLine: editor => editor.pasted?.after === wordsOfLines(editor.design),
    enabled: editor => editor.state.canUndo,
    perform: editor => editor.undo(),
  },
  {
    id: 'redo',
    icon: 'redo',
    place: 'bar',
    hotkeys: ['Mod+Y', 'Mod+Shift+Z'],
    history: false,
    about: 'workspace',
    inLine: editor => editor.pasted?.before === wordsOfLines(editor.design),
    enabled: editor => editor.state.canRedo,
    perform: editor => editor.redo(),
  },
]

const duplicate = (plateOf: AreaOf): Command => ({
  id: 'duplicate',
  icon: 'duplicate',
  place: 'selection',
  hotkeys: ['Mod+D'],
  history: true,
  about: 'selection',
  enabled: hasSelection,
  perform: editor => {
    const { design, ids } = duplicateElements(editor.design, editor.state.selection, plateOf(editor))
    if (ids.length === 0 || !editor.change(design)) return
    editor.select(ids)
    editor.say('duplicated', { count: ids.length })
  },
})

const elementCommands: Command[] = [
  {
    id: 'editText',
    icon: 'edit',
    place: 'keys',
    hotkeys: ['Enter', 'F2'],
    history: false,
    about: 'selection',
    enabled: editor => onlyText(editor) !== null,
    perform: editor => {
      const id = onlyText(editor)
      if (id) editor.editText(id)
    },
  },
  {
    id: 'delete',
    icon: 'delete',
    place: 'selection',
    hotkeys: ['Delete', 'Backspace'],
    history: true,
    about: 'selection',
    enabled: hasSelection,
    perform: deleteSelection,
  },
  {
    id: 'selectAll',
    icon: 'select',
    place: 'keys',
    hotkeys: ['Mod+A'],
    history: false,
    about: 'workspace',
    enabled: always,
    perform: editor => editor.select(editor.design.elements.map(element => element.id)),
  },
  {
    id: 'clearSelection',
    icon: 'select',
    place: 'keys',
    hotkeys: ['Escape'],
    history: false,
    about: 'workspace',
    // With nothing to leave, Escape leaves the canvas itself (use-shortcuts.ts).
    enabled: editor => hasSelection(editor) || editor.state.tool.name !== 'idle' || editor.state.choosing,
    perform: editor => {
      if (editor.state.choosing) editor.choose(false)
      else if (editor.state.tool.name === 'idle') editor.select([])
      else editor.send({ type: 'cancel' })
    },
  },
  {
    id: 'nextElement',
    icon: 'select',
    place: 'keys',
    hotkeys: ['PageDown', ']'],
    history: false,
    about: 'workspace',
    enabled: always,
    perform: editor => cycle(editor, 1),
  },
  {
    id: 'previousElement',
    icon: 'select',
    place: 'keys',
    hotkeys: ['PageUp', '['],
    history: false,
    about: 'workspace',
    enabled: always,
    perform: editor => cycle(editor, -1),
  },
  order('bringForward', 'front', 'Mod+]', 'forward'),
  order('sendBackward', 'back', 'Mod+[', 'backward'),
  order('bringToFront', 'front', 'Mod+Alt+]', 'front'),
  order('sendToBack', 'back', 'Mod+Alt+[', 'back'),
]

const moveCommands = (plateOf: AreaOf): Command[] => [
  nudge(plateOf, 'nudgeLeft', 'ArrowLeft', -nudgeMm, 0),
  nudge(plateOf, 'nudgeRight', 'ArrowRight', nudgeMm, 0),
  nudge(plateOf, 'nudgeUp', 'ArrowUp', 0, -nudgeMm),
  nudge(plateOf, 'nudgeDown', 'ArrowDown', 0, nudgeMm),
  nudge(plateOf, 'pushLeft', 'Shift+ArrowLeft', -pushMm, 0),
  nudge(plateOf, 'pushRight', 'Shift+ArrowRight', pushMm, 0),
  nudge(plateOf, 'pushUp', 'Shift+ArrowUp', 0, -pushMm),
  nudge(plateOf, 'pushDown', 'Shift+ArrowDown', 0, pushMm),
]
