import type { Catalogue } from '@/lib/catalogue/catalogue'
import { hasMaterial } from '@/lib/design/scene/traits'
import type { Command, CommandId } from '../commands/command'
import type { Editor } from '../state/editor'
import { plateBeside, type Way } from './ground'
import { hasPlates, showPlate } from './show-plate'

const onSupport = ({ design, state }: Editor) => hasPlates(design) && state.step === null

/** The plate before or after the edited one, in the order in which they are made; null beyond the ends. */
function plateNear({ design }: Editor, by: 1 | -1): number | null {
  if (!hasPlates(design)) return null
  const place = design.support.place + by
  return place >= 0 && place < design.support.plates.length ? place : null
}

const shared = { place: 'keys', history: false, about: 'workspace' } as const

/** Moves from plate to plate with the arrow keys, while nothing is selected that these would move. */
function across(
  id: CommandId,
  hotkey: string,
  way: Way,
  catalogue: Pick<Catalogue, 'staticProducts'>,
): Command {
  const target = (editor: Editor) => {
    const { selection, tool } = editor.state
    const isFree = selection.length === 0 && tool.name === 'idle' && onSupport(editor)
    return isFree ? plateBeside(editor.design, way, catalogue) : null
  }
  return {
    ...shared,
    id,
    icon: 'move',
    hotkeys: [hotkey],
    inPalette: false,
    enabled: editor => target(editor) !== null,
    perform: editor => {
      const place = target(editor)
      if (place !== null) showPlate(editor, place)
    },
  }
}

/** Goes through the plates in their order, from a field too. */
function along(id: CommandId, hotkey: string, by: 1 | -1): Command {
  return {
    ...shared,
    id,
    icon: 'select',
    hotkeys: [hotkey],
    everywhere: true,
    enabled: editor => onSupport(editor) && plateNear(editor, by) !== null,
    perform: editor => {
      const place = plateNear(editor, by)
      if (place !== null) showPlate(editor, place)
    },
  }
}

/** Commands for the plates of a support. */
export const plateCommands = (catalogue: Pick<Catalogue, 'staticProducts'>): readonly Command[] => [
  across('plateLeft', 'ArrowLeft', 'left', catalogue),
  across('plateRight', 'ArrowRight', 'right', catalogue),
  across('plateUp', 'ArrowUp', 'up', catalogue),
  across('plateDown', 'ArrowDown', 'down', catalogue),
  along('nextPlate', 'Alt+PageDown', 1),
  along('previousPlate', 'Alt+PageUp', -1),
  {
    ...shared,
    id: 'fitPlate',
    icon: 'zoom-to',
    hotkeys: ['1'],
    enabled: onSupport,
    perform: editor => {
      const { design } = editor
      if (!hasMaterial(design)) return
      const { width, height } = design.config
      editor.showBox({ left: 0, top: 0, width, height })
    },
  },
]
