import type { ElementType } from '@/lib/design/scene/model'
import type { CommandId } from '../../commands/command'
import type { EditorMenu } from '../../state/editor-state'

/**
 * What people call the things that a palette offers, beside the names that the shop gives them: words of one language,
 * parted by commas. None of it is ever shown.
 */
export interface PaletteWords {
  command: Readonly<Record<CommandId, string>>
  kind: Readonly<Record<ElementType, string>>
  menu: Readonly<Record<EditorMenu, string>>
}
