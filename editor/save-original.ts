import { saveFile } from '@/components/ui/save-file'
import { writeDesignFile } from '@/lib/design/import/design-file'
import { storeItem } from '@/lib/design/scene/item'
import type { Design } from '@/lib/design/scene/model'

/** Hands a stored design to the person as a file, exactly as the browser keeps it. */
export const saveOriginal = (text: string): void => saveFile('design', text)

/** What a file of a design is called: its name in signs that every system takes. */
const fileName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} ._-]+/gu, ' ')
    .trim()
    .slice(0, 60) || 'design'

/** Hands a design to the person as a file that any product takes. */
export const saveDesign = (design: Design): void =>
  saveFile(fileName(design.name), writeDesignFile(storeItem(design)))
