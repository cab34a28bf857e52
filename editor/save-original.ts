import { writeDesignFile } from '@/lib/import/design-file'
import { storeItem } from '@/lib/scene/item'
import type { Design } from '@/lib/scene/model'

/** Hands a stored design to the person as a file. */
export function saveOriginal(text: string, name = 'design'): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.json`
  link.click()
  URL.revokeObjectURL(url)
}

/** What a file of a design is called: its name in signs that every system takes. */
const fileName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} ._-]+/gu, ' ')
    .trim()
    .slice(0, 60) || 'design'

/** Hands a design to the person as a file that any product takes. */
export const saveDesign = (design: Design): void =>
  saveOriginal(writeDesignFile(storeItem(design)), fileName(design.name))
