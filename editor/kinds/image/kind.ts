import { Image } from 'lucide-react'
import type { ImageElement } from '@/lib/scene/elements/image/schema'
import { isVectorSrc } from '@/lib/scene/vectors/source'
import { fontEngine } from '../../scene/font-engine'
import type { EditorKind } from '../kind'
import { ImageInspector } from './inspector'
import { ImagesPanel } from './panel'

export const imageEditor: EditorKind<ImageElement> = {
  icon: Image,
  menu: 'images',
  Panel: ImagesPanel,
  Inspector: ImageInspector,
  name({ src, name }, words, language) {
    const engine = fontEngine()
    const drawing = isVectorSrc(src) && engine.isLoaded(src) ? engine.drawing(src) : null
    return drawing?.label[language] ?? name ?? words('kind.image')
  },
}
