import type { Element, ElementOf, ElementType } from '@/lib/design/scene/model'
import type { EditorMenu } from '../state/editor-state'
import { barcodeEditor } from './barcode/kind'
import { borderEditor } from './border/kind'
import { customHoleEditor } from './custom-hole/kind'
import { dateEditor } from './date/kind'
import { imageEditor } from './image/kind'
import type { EditorKind } from './kind'
import { qrcodeEditor } from './qrcode/kind'
import { roundedTextEditor } from './rounded-text/kind'
import { shapeEditor } from './shape/kind'
import { textEditor } from './text/kind'

/** One line per kind of element, in the order of the menus. */
export const editorKinds = {
  text: textEditor,
  'rounded-text': roundedTextEditor,
  date: dateEditor,
  image: imageEditor,
  shape: shapeEditor,
  qrcode: qrcodeEditor,
  barcode: barcodeEditor,
  border: borderEditor,
  'custom-hole': customHoleEditor,
} satisfies { [T in ElementType]: EditorKind<ElementOf<T>> }

/** The kinds in the order of the menus. */
export const allEditorKinds: readonly EditorKind<Element>[] = Object.values(editorKinds)

const ignore = () => {}

/** Fetches the panels of a menu's kinds before it is opened. A failure shows when it is opened. */
export function prepareMenu(opened: EditorMenu): void {
  for (const { menu, panel } of allEditorKinds) if (menu === opened) panel.load().catch(ignore)
}

/** What the editor shows of an element's kind. */
export function editorKindOf(element: Element): EditorKind<Element> {
  return editorKinds[element.type]
}
