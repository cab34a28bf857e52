'use client'
import { useCallback, useMemo } from 'react'
import type { Design } from '@/lib/design/scene/model'
import { plateOf } from '@/lib/design/scene/plate'
import { editorOf } from '@/lib/design/scene/traits'
import { libraryTemplates } from '@/lib/design/templates/library'
import {
  type LayingGround,
  libraryOffer,
  readyMadeOffer,
  type TemplateOffer,
} from '@/lib/design/templates/offer'
import { ownLines, sampleWords } from '@/lib/design/templates/words'
import { fontEngine } from '../scene/font-engine'
import { useDesign, useEditor, usePlate, useSetting } from '../state/editor-context'

/** Templates for this kind of product: the shop's ready-made designs, then those of the library. */
export function useOffers(): readonly TemplateOffer[] {
  const { templates, catalogue, language } = useSetting()
  const kind = editorOf(useDesign())
  return useMemo(() => {
    const ready = templates.flatMap(template => {
      const plate = editorOf(template.design) === kind && plateOf(template.design, catalogue)
      return plate ? [readyMadeOffer({ ...template, plate })] : []
    })
    const library = libraryTemplates.filter(template => template.kind === kind)
    return [...ready, ...library.map(template => libraryOffer(template, language))]
  }, [templates, catalogue, language, kind])
}

/** The base of a template: the plate, and the shopper's texts. A new object only where these change. */
export function useLayingGround(): LayingGround {
  const { templates } = useSetting()
  const editor = useEditor()
  const design = useDesign()
  const plate = usePlate()
  const samples = useMemo(() => sampleWords(templates.map(one => one.design)), [templates])
  const written = JSON.stringify(useMemo(() => ownLines(design, samples), [design, samples]))
  return useMemo(
    () => ({ design: editor.design, plate, own: JSON.parse(written), engine: fontEngine() }),
    [editor, plate, written],
  )
}

/** Lays a template on the present plate, in place of the present design. */
export function useTakeOffer(): (offer: TemplateOffer) => void {
  const { templates } = useSetting()
  const editor = useEditor()
  const plate = usePlate()
  return useCallback(
    offer => {
      const engine = fontEngine()
      const take = (design: Design) => {
        const own = ownLines(design, sampleWords(templates.map(one => one.design)))
        const laid = offer.lay({ design, plate, own, engine })
        if (!laid) return editor.say('templateUnfit', { name: offer.name })
        editor.replace(laid.design)
        if (laid.left > 0) editor.say('templateLeft', { name: offer.name, count: laid.left })
        else editor.say('templateTaken', { name: offer.name })
      }
      engine.load(offer.files).then(
        () => take(editor.design),
        () => editor.say('templateUnfit', { name: offer.name }),
      )
    },
    [templates, editor, plate],
  )
}
