import { Image } from 'lucide-react'
import type { ImageElement } from '@/lib/scene/elements/image/schema'
import { vectorSources } from '@/lib/scene/vectors/sources'
import type { EditorKind } from '../kind'
import { ImagesPanel } from './panel'

export const imageEditor: EditorKind<ImageElement> = {
  icon: Image,
  menu: 'images',
  Panel: ImagesPanel,
  name: ({ src }, words, language) =>
    vectorSources.find(({ name }) => src === `vector:${name}`)?.label[language] ?? words('kind.image'),
}
