import { unionBox } from '@/lib/design/geometry/box'
import { boxById } from '@/lib/design/scene/operations/boxes'
import type { Editor } from '../state/editor'
import { fittedView } from '../state/editor-state'
import { type Command, hasSelection } from './command'

/** Each step of zoom multiplies by this. */
const zoomFactor = 1.25

const always = () => true
/** The steps of a sign have no canvas to put anything on. */
const isExpert = (editor: Editor) => editor.state.step === null

/** The view of the plate, and the parts of the workspace. */
export const viewCommands: Command[] = [
  {
    id: 'zoomOut',
    icon: 'zoom-out',
    place: 'bar',
    hotkeys: ['-', 'Mod+-'],
    history: false,
    about: 'workspace',
    enabled: always,
    perform: editor => editor.setView({ zoom: editor.state.view.zoom / zoomFactor }),
  },
  {
    id: 'zoomIn',
    icon: 'zoom-in',
    place: 'bar',
    hotkeys: ['+', 'Mod++', 'Mod+='],
    history: false,
    about: 'workspace',
    enabled: always,
    perform: editor => editor.setView({ zoom: editor.state.view.zoom * zoomFactor }),
  },
  {
    id: 'fit',
    icon: 'fit',
    place: 'bar',
    hotkeys: ['0', 'Mod+0'],
    history: false,
    about: 'workspace',
    enabled: always,
    perform: editor => editor.setView(fittedView),
  },
  {
    id: 'help',
    icon: 'help',
    place: 'bar',
    hotkeys: ['?', 'F1'],
    history: false,
    about: 'workspace',
    enabled: always,
    perform: editor => editor.setWorkspace({ helpOpen: !editor.state.helpOpen }),
  },
  {
    id: 'share',
    icon: 'share',
    place: 'bar',
    hotkeys: [],
    history: false,
    about: 'workspace',
    enabled: always,
    perform: editor => editor.setWorkspace({ sharing: true }),
  },
  {
    id: 'search',
    icon: 'search',
    place: 'bar',
    hotkeys: ['Mod+K'],
    history: false,
    about: 'workspace',
    inPalette: false,
    everywhere: true,
    enabled: isExpert,
    perform: editor => editor.setWorkspace({ palette: 'commands' }),
  },
  {
    id: 'add',
    icon: 'zoom-in',
    place: 'keys',
    hotkeys: ['Insert'],
    history: false,
    about: 'workspace',
    inPalette: false,
    enabled: isExpert,
    perform: editor => editor.setWorkspace({ palette: 'add' }),
  },
  {
    id: 'zoomToSelection',
    icon: 'zoom-to',
    place: 'keys',
    hotkeys: ['Shift+Z'],
    history: false,
    about: 'selection',
    enabled: hasSelection,
    perform: editor => {
      const { design, selection } = editor.state
      const box = unionBox(selection.flatMap(id => boxById(design, id) ?? []))
      if (box) editor.showBox(box)
    },
  },
  {
    id: 'chooseSeveral',
    icon: 'select',
    place: 'keys',
    hotkeys: [],
    history: false,
    about: 'workspace',
    enabled: isExpert,
    pressed: editor => editor.state.choosing,
    perform: editor => editor.choose(!editor.state.choosing),
  },
  {
    id: 'toBar',
    icon: 'move',
    place: 'keys',
    hotkeys: ['Alt+F10'],
    history: false,
    about: 'selection',
    inPalette: false,
    everywhere: true,
    enabled: hasSelection,
    perform: editor => editor.setWorkspace({ wantedBar: editor.state.wantedBar + 1 }),
  },
]
