import { canTurnTogether } from '@/lib/design/scene/operations/turn'
import type { Command, CommandIcon, CommandId } from './command'
import { turnSelection } from './turn-selection'

/** Degrees of one press: a step, and with Alt a fine one. */
const stepDegrees = 15
const fineDegrees = 1

function turn(id: CommandId, icon: CommandIcon, hotkey: string, degrees: number): Command {
  return {
    id,
    icon,
    place: 'keys',
    hotkeys: [hotkey],
    history: true,
    about: 'selection',
    enabled: editor => canTurnTogether(editor.design, editor.state.selection),
    perform: editor => turnSelection(editor, degrees),
  }
}

/** One element is turned about its middle, several about the middle of all. */
export const turnCommands: Command[] = [
  turn('turnRight', 'turn-right', 'R', stepDegrees),
  turn('turnLeft', 'turn-left', 'Shift+R', -stepDegrees),
  turn('nudgeTurnRight', 'turn-right', 'Alt+R', fineDegrees),
  turn('nudgeTurnLeft', 'turn-left', 'Shift+Alt+R', -fineDegrees),
]
