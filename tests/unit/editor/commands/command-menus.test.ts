import { describe, expect, it } from 'vitest'
import { commandMenus } from '@/editor/commands/command-menus'
import { createCommands } from '@/editor/commands/commands'
import { qrcode, stampDesign } from '@/tests/support/editor-design'
import { EditorDriver } from '@/tests/support/editor-driver'

const plate = { left: 0, top: 0, width: 58, height: 22, rotate: 0 }
const commands = createCommands(
  () => plate,
  () => plate,
)

describe('the menus of commands', () => {
  it('name each command once, and only commands that there are', () => {
    const known = new Set(commands.map(({ id }) => id))
    for (const parts of Object.values(commandMenus)) {
      const ids = parts.flat()
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of ids) expect(known).toContain(id)
    }
  })

  it('offer something in every state: nothing, one and several selected', () => {
    const { editor } = new EditorDriver(stampDesign([qrcode('a', 2, 2), qrcode('b', 20, 2)]))
    const offered = (kind: keyof typeof commandMenus) =>
      commandMenus[kind].flat().filter(id => commands.find(command => command.id === id)?.enabled(editor))
    expect(offered('ground')).toContain('selectAll')
    editor.select(['a'])
    expect(offered('selection')).toContain('delete')
    expect(offered('selection')).not.toContain('group')
    editor.select(['a', 'b'])
    expect(offered('several')).toContain('alignToPlate')
    expect(offered('selection')).toContain('group')
  })
})

describe('aligning several', () => {
  it('is to each other, or of each to the plate where it is wished', () => {
    const driver = new EditorDriver(stampDesign([qrcode('a', 10, 2), qrcode('b', 20, 2)]))
    driver.editor.select(['a', 'b'])
    const perform = (id: string) => commands.find(command => command.id === id)?.perform(driver.editor)
    perform('alignLeft')
    expect(driver.positionOf('b')?.left).toBe(10)
    perform('alignToPlate')
    perform('alignLeft')
    expect([driver.positionOf('a')?.left, driver.positionOf('b')?.left]).toEqual([0, 0])
  })
})
