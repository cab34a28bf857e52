import type { ElementType } from '@/lib/design/scene/model'
import type { CommandId } from '../../commands/command'
import type { EditorMenu } from '../../state/editor-state'

/**
 * Search words of the palette's entries, beside the shop's own names: words of one language, separated by commas. They
 * are never shown.
 */
export interface PaletteWords {
  command: Readonly<Record<CommandId, string>>
  kind: Readonly<Record<ElementType, string>>
  menu: Readonly<Record<EditorMenu, string>>
}
