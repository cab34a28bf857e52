import 'server-only'
import { heroScene } from '@/lib/design/drawing/scenes'
import type { PictureSpec } from '@/lib/design/drawing/url'
import type { Language } from '@/lib/ground/common'
import type { PictureContent } from '../picture-content'
import type { Drawing } from './drawing'
import { type Dressed, dressStamp, stampDrawing } from './stamps'
import { templateDrawing } from './templates'

const inkLabel: Readonly<Record<Language, readonly [string, string]>> = {
  fr: ['ENCRE', '28 ml'],
  de: ['FARBE', '28 ml'],
  en: ['INK', '28 ml'],
}

/** Label of a bottle of stamp ink. */
export const bottleLabel = (language: Language, volumeMl: number): readonly [string, string] => [
  inkLabel[language][0],
  `${volumeMl} ml`,
]

function heroDrawing({ language }: PictureSpec<'scene'>, content: PictureContent): Drawing | undefined {
  const { catalogue } = content
  const dress = (slug: string, color: string, ink: string): Dressed | undefined => {
    const model = catalogue.stampModels.models.find(candidate => candidate.slug === slug)
    return model
      ? (dressStamp(model, { color, ink }, language, content) ?? dressStamp(model, {}, language, content))
      : undefined
  }
  const professional = dress('model-trodat-professional-5460', 'black', 'blue-red')
  const wide = dress('model-trodat-printy-4915', 'green', 'green')
  const round = dress('model-trodat-printy-4645', 'red', 'blue')
  const wood = dress('model-trodat-wood-r50', 'wood', 'none')
  if (!professional || !wide || !round || !wood) return undefined
  const ink = catalogue.stampModels.inkColors.find(({ slug }) => slug === 'blue')?.hex ?? '#005ea8'
  return {
    facts: [professional.facts, wide.facts, round.facts, wood.facts, ink],
    draw: async () =>
      heroScene(
        {
          professional: await professional.picture(),
          wide: await wide.picture(),
          round: await round.picture(),
          wood: await wood.picture(),
        },
        ink,
        bottleLabel(language, 28),
      ),
  }
}

/** The product that represents each category of the home page. */
function categoryDrawing(
  { slug, view, language }: PictureSpec<'scene'>,
  content: PictureContent,
): Drawing | undefined {
  const stamp = (model: string, color: string, ink: string) =>
    stampDrawing({ kind: 'stamp', slug: `model-${model}`, view, color, ink, language }, content)
  const template = (name: string) =>
    templateDrawing({ kind: 'template', slug: `template-${name}`, view, language }, content)
  switch (slug) {
    case 'self-inking':
      return stamp('trodat-printy-4913', 'black', 'black')
    case 'dater':
      return stamp('trodat-professional-5460', 'black', 'blue-red')
    case 'wood':
      return stamp('trodat-wood-50x20', 'wood', 'none')
    case 'pocket':
      return stamp('trodat-mobile-9412', 'turquoise', 'blue')
    case 'professional-sign':
      return template('notary-plaque')
    case 'door-sign':
      return template('door-office')
    default:
      return undefined
  }
}

/** A named picture: the bench of the home page, or the product that stands for a category. */
export function sceneDrawing(spec: PictureSpec<'scene'>, content: PictureContent): Drawing | undefined {
  return spec.slug === 'hero' ? heroDrawing(spec, content) : categoryDrawing(spec, content)
}
