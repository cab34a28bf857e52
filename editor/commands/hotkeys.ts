import type { Command } from './command'

/** The data of a key press; a DOM KeyboardEvent fits. */
export interface KeyPress {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
  /** Whether AltGr is held: then Ctrl and Alt are part of the typed character. */
  getModifierState?: (key: string) => boolean
}

/** Writes a key press as our hotkeys are written: `Mod+Shift+Z`, `ArrowLeft`, `Delete`. */
export function hotkeyOf(press: KeyPress): string {
  const key = press.key.length === 1 ? press.key.toUpperCase() : press.key
  if (press.getModifierState?.('AltGraph') && key.length === 1) return key
  const parts = []
  if (press.ctrlKey || press.metaKey) parts.push('Mod')
  // A character such as + or ? already includes its Shift.
  if (press.shiftKey && (key.length > 1 || /[A-Z]/.test(key))) parts.push('Shift')
  if (press.altKey) parts.push('Alt')
  return [...parts, key].join('+')
}

/** The command of a key press, if there is one. If several share a key, it is the one that is possible now. */
export function commandFor(
  press: KeyPress,
  commands: readonly Command[],
  canDo: (command: Command) => boolean,
): Command | undefined {
  const hotkey = hotkeyOf(press)
  return commands.find(command => command.hotkeys.includes(hotkey) && canDo(command))
}

const signs: Record<string, string> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
}

/** The keys of a hotkey one by one, for the help: `Mod+Shift+Z` → `['Mod', 'Shift', 'Z']`. */
export function hotkeyParts(hotkey: string): string[] {
  // The last key may itself be a plus sign.
  const parts = hotkey.endsWith('++') ? [...hotkey.slice(0, -2).split('+'), '+'] : hotkey.split('+')
  return parts.map(part => signs[part] ?? part)
}
