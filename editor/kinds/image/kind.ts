import { Image } from 'lucide-react'
import type { ImageElement } from '@/lib/design/scene/elements/image/schema'
import { isVectorSrc } from '@/lib/design/scene/vectors/source'
import { fontEngine } from '../../scene/font-engine'
import { createLoader } from '../../state/use-loaded'
import type { EditorKind } from '../kind'

export const imageEditor: EditorKind<ImageElement> = {
  icon: Image,
  menu: 'images',
  panel: createLoader(() => import('./panel').then(({ ImagesPanel }) => ImagesPanel)),
  inspector: createLoader(() => import('./inspector').then(({ ImageInspector }) => ImageInspector)),
  offers: ({ words, editor }) => {
    const perform = () => editor.wantForm({ kind: 'image' }, 'images')
    return [{ key: 'own', name: words('picture.title'), perform }]
  },
  name({ src, name }, words, language) {
    const engine = fontEngine()
    const drawing = isVectorSrc(src) && engine.isLoaded(src) ? engine.drawing(src) : null
    return drawing?.label[language] ?? name ?? words('kind.image')
  },
}
