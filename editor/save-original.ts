import { saveFile } from '@/components/ui/save-file'
import { writeDesignFile } from '@/lib/design/import/design-file'
import { storeItem } from '@/lib/design/scene/item'
import type { Design } from '@/lib/design/scene/model'

/** Downloads a stored design as a file, exactly as the browser keeps it. */
export const saveOriginal = (text: string): void => saveFile('design', text)

/** The file name of a design: its name in characters that every system accepts. */
const fileName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} ._-]+/gu, ' ')
    .trim()
    .slice(0, 60) || 'design'

/** Downloads a design as a file that every product accepts. */
export const saveDesign = (design: Design): void =>
  saveFile(fileName(design.name), writeDesignFile(storeItem(design)))
