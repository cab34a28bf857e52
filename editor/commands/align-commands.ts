import type { Box } from '@/lib/design/geometry/box'
import { type Alignment, alignElements, distributeElements } from '@/lib/design/scene/operations/align'
import type { Editor } from '../state/editor'
import { type Command, type CommandIcon, type CommandId, hasSelection } from './command'

export type AreaOf = (editor: Editor) => Box

function align(id: CommandId, icon: CommandIcon, alignment: Alignment, areaOf: AreaOf): Command {
  return {
    id,
    icon,
    place: 'selection',
    hotkeys: [],
    history: true,
    about: 'selection',
    enabled: hasSelection,
    perform: editor => {
      const { selection, alignToPlate } = editor.state
      const area = areaOf(editor)
      editor.change(alignElements(editor.design, selection, alignment, area, alignToPlate))
      editor.say('aligned')
    },
  }
}

function distribute(id: CommandId, axis: 'x' | 'y'): Command {
  return {
    id,
    icon: 'distribute',
    place: 'selection',
    hotkeys: [axis === 'x' ? 'Mod+Alt+H' : 'Mod+Alt+V'],
    history: true,
    about: 'selection',
    enabled: editor => editor.state.selection.length > 2,
    perform: editor => {
      editor.change(distributeElements(editor.design, editor.state.selection, axis))
      editor.say('aligned')
    },
  }
}

/** Alignment to the plate or to each other, and equal gaps. */
export const alignCommands = (areaOf: AreaOf): Command[] => [
  align('alignLeft', 'align-left', 'left', areaOf),
  align('alignCenter', 'align-center', 'center', areaOf),
  align('alignRight', 'align-right', 'right', areaOf),
  align('alignTop', 'align-top', 'top', areaOf),
  align('alignMiddle', 'align-middle', 'middle', areaOf),
  align('alignBottom', 'align-bottom', 'bottom', areaOf),
  distribute('distributeAcross', 'x'),
  distribute('distributeDown', 'y'),
  {
    id: 'alignToPlate',
    icon: 'fit',
    place: 'keys',
    hotkeys: [],
    history: false,
    about: 'selection',
    enabled: editor => editor.state.selection.length > 1,
    pressed: editor => editor.state.alignToPlate,
    perform: editor => editor.setWorkspace({ alignToPlate: !editor.state.alignToPlate }),
  },
]
