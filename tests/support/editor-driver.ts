import { createCommands } from '@/editor/commands/commands'
import { commandFor } from '@/editor/commands/hotkeys'
import type { Schedule } from '@/editor/history/recorder'
import { Editor } from '@/editor/state/editor'
import { toolContext } from '@/editor/tools/context'
import type { Design } from '@/lib/design/scene/model'

const plate = { left: 0, top: 0, width: 58, height: 22, rotate: 0 }

/** A clock that stands still until the test moves it. */
export function stoppedClock() {
  let waiting: { due: number; task: () => void }[] = []
  let now = 0
  const schedule: Schedule = (task, delayMs) => {
    const entry = { due: now + delayMs, task }
    waiting.push(entry)
    return () => {
      waiting = waiting.filter(other => other !== entry)
    }
  }
  const advance = (ms: number) => {
    now += ms
    const due = waiting.filter(entry => entry.due <= now)
    waiting = waiting.filter(entry => entry.due > now)
    for (const entry of due) entry.task()
  }
  return { schedule, advance }
}

/** Drives the editor as a person does: with keys and with points on the plate in mm, without canvas or DOM. */
export class EditorDriver {
  readonly editor: Editor
  readonly saved: Design[] = []
  readonly clock = stoppedClock()
  private readonly commands = createCommands(
    () => plate,
    () => plate,
  )

  constructor(design: Design) {
    this.editor = new Editor({
      design,
      schedule: this.clock.schedule,
      onSave: saved => this.saved.push(saved),
    })
  }

  press(x: number, y: number, options: { shift?: boolean; clicks?: number } = {}): this {
    const { shift = false, clicks = 1 } = options
    this.editor.send({ type: 'down', point: { x, y }, shift, clicks }, this.context())
    return this
  }

  drag(x: number, y: number, options: { shift?: boolean; alt?: boolean } = {}): this {
    const { shift = false, alt = false } = options
    this.editor.send({ type: 'move', point: { x, y }, shift, alt }, this.context())
    return this
  }

  release(): this {
    this.editor.send({ type: 'up' }, this.context())
    return this
  }

  click(x: number, y: number, options: { shift?: boolean } = {}): this {
    return this.press(x, y, options).release()
  }

  /** Presses a key by its hotkey, e.g. `Mod+Z`; answers whether a command took it. */
  key(hotkey: string): boolean {
    const parts = hotkey.split('+')
    const press = {
      key: parts[parts.length - 1] ?? '',
      ctrlKey: parts.includes('Mod'),
      metaKey: false,
      shiftKey: parts.includes('Shift'),
      altKey: parts.includes('Alt'),
    }
    const command = commandFor(press, this.commands, ({ enabled }) => enabled(this.editor))
    command?.perform(this.editor)
    return command !== undefined
  }

  get selection(): readonly string[] {
    return this.editor.state.selection
  }

  positionOf(id: string): { left: number; top: number } | undefined {
    const found = this.editor.design.elements.find(element => element.id === id)
    return found && 'position' in found ? found.position : undefined
  }

  private context() {
    return toolContext(this.editor.state, plate, 0.5)
  }
}
