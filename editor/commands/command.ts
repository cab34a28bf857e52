import type { Editor } from '../state/editor'

/** Names of icons; the toolbar has the drawings. */
export type CommandIcon =
  | 'undo'
  | 'redo'
  | 'delete'
  | 'duplicate'
  | 'zoom-in'
  | 'zoom-out'
  | 'fit'
  | 'front'
  | 'back'
  | 'align-left'
  | 'align-center'
  | 'align-right'
  | 'align-top'
  | 'align-middle'
  | 'align-bottom'
  | 'distribute'
  | 'move'
  | 'select'
  | 'edit'
  | 'help'
  | 'search'
  | 'share'
  | 'lock'
  | 'bold'
  | 'italic'
  | 'underline'
  | 'text-left'
  | 'text-center'
  | 'text-right'
  | 'zoom-to'
  | 'hide'
  | 'group'
  | 'ungroup'
  | 'curve'
  | 'turn-right'
  | 'turn-left'
  | 'import'
  | 'save'
  | 'quotation'

/** Where a command shows beside the help: the bar above the canvas, the bar of what is selected, or nowhere. */
export type CommandPlace = 'bar' | 'selection' | 'keys'

/**
 * Something a person can do, as data: the toolbar, the shortcuts and the help page are made from one list.
 */
export interface Command {
  id: CommandId
  icon: CommandIcon
  place: CommandPlace
  /** Key combinations such as `Mod+Shift+Z`; Mod is Ctrl, and Command on a Mac. The first one is shown. */
  hotkeys: readonly string[]
  /** Whether its change can be undone; zoom and selection never enter history. */
  history: boolean
  /** What it acts on: the selection, or the workspace and the design as a whole. */
  about: 'selection' | 'workspace'
  /** Not in the command palette: steps of the arrow keys, and the command that opens the palette. */
  inPalette?: boolean
  /** Its keys are heard in fields too. */
  everywhere?: boolean
  /** Whether its keys work in the field of a line at the moment; otherwise the browser handles them there. */
  inLine?: (editor: Editor) => boolean
  enabled: (editor: Editor) => boolean
  /** Whether its switch is on; left out for commands without a switch. */
  pressed?: (editor: Editor) => boolean
  perform: (editor: Editor) => void
}

/** The label of a command is the message `editor.command.{id}`. */
export type CommandId =
  | 'undo'
  | 'redo'
  | 'delete'
  | 'duplicate'
  | 'copy'
  | 'cut'
  | 'paste'
  | 'lock'
  | 'curve'
  | 'group'
  | 'ungroup'
  | 'selectAll'
  | 'clearSelection'
  | 'nextElement'
  | 'plateLeft'
  | 'plateRight'
  | 'plateUp'
  | 'plateDown'
  | 'nextPlate'
  | 'previousPlate'
  | 'fitPlate'
  | 'previousElement'
  | 'editText'
  | 'nudgeLeft'
  | 'nudgeRight'
  | 'nudgeUp'
  | 'nudgeDown'
  | 'pushLeft'
  | 'pushRight'
  | 'pushUp'
  | 'pushDown'
  | 'bringForward'
  | 'sendBackward'
  | 'bringToFront'
  | 'sendToBack'
  | 'alignLeft'
  | 'alignCenter'
  | 'alignRight'
  | 'alignTop'
  | 'alignMiddle'
  | 'alignBottom'
  | 'distributeAcross'
  | 'distributeDown'
  | 'zoomIn'
  | 'zoomOut'
  | 'fit'
  | 'help'
  | 'search'
  | 'share'
  | 'add'
  | 'bold'
  | 'italic'
  | 'underline'
  | 'textLeft'
  | 'textCenter'
  | 'textRight'
  | 'biggerText'
  | 'smallerText'
  | 'zoomToSelection'
  | 'chooseSeveral'
  | 'alignToPlate'
  | 'toBar'
  | 'hide'
  | 'rename'
  | 'turnRight'
  | 'turnLeft'
  | 'nudgeTurnRight'
  | 'nudgeTurnLeft'
  | 'import'
  | 'saveFile'
  | 'askQuotation'

/** Most commands act on the selection. */
export const hasSelection = (editor: Editor): boolean => editor.state.selection.length > 0
