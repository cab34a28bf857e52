import type { CommandMenuKind } from '../state/editor-state'
import type { CommandId } from './command'

/** What stands in the menus of commands, part by part; impossible commands are left out. */
export const commandMenus: Record<CommandMenuKind, readonly (readonly CommandId[])[]> = {
  selection: [
    ['editText', 'duplicate', 'copy', 'cut', 'paste'],
    ['bringToFront', 'bringForward', 'sendBackward', 'sendToBack'],
    ['chooseSeveral', 'group', 'ungroup', 'lock', 'hide', 'rename'],
    ['turnLeft', 'turnRight'],
    ['zoomToSelection', 'search'],
    ['delete'],
  ],
  ground: [
    ['add', 'paste'],
    ['selectAll', 'chooseSeveral'],
    ['fit', 'search'],
    ['import', 'saveFile', 'share', 'askQuotation'],
  ],
  align: [
    ['textLeft', 'textCenter', 'textRight'],
    ['alignLeft', 'alignCenter', 'alignRight'],
    ['alignTop', 'alignMiddle', 'alignBottom'],
    ['distributeAcross', 'distributeDown'],
    ['alignToPlate'],
  ],
  several: [
    ['alignLeft', 'alignCenter', 'alignRight', 'alignTop', 'alignMiddle', 'alignBottom', 'alignToPlate'],
    ['distributeAcross', 'distributeDown'],
    ['turnLeft', 'turnRight'],
    ['duplicate', 'ungroup', 'lock', 'hide'],
  ],
  order: [['bringToFront', 'bringForward', 'sendBackward', 'sendToBack']],
}
