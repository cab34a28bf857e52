'use client'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { Button } from '@/components/ui/button'
import { PriceAlone } from '@/components/ui/price'
import type { Design } from '@/lib/design/scene/model'
import { onLargerMount, withSmallerLetters } from '@/lib/design/scene/operations/space-for-lines'
import { useEditorItem } from '@/stores/editor-item'
import { useDifferenceText, usePriceDifference } from '../price/use-price'
import { fontEngine } from '../scene/font-engine'
import { useDesign, useEditor, usePlate, useSetting } from '../state/editor-context'

interface SpaceOffersProps {
  /** The lines that do not fit in addition; none where the present lines do not fit. */
  words: readonly string[]
  /** Letters cannot become smaller, or another part offers that. */
  onlyMount?: boolean
}

/** The two ways out where lines do not fit: smaller letters, or a larger mount with its extra cost. Each is tried first. */
export function SpaceOffers({ words, onlyMount = false }: SpaceOffersProps) {
  const t = useTranslations('editor.notice')
  const editor = useEditor()
  const design = useDesign()
  const plate = usePlate()
  const { catalogue } = useSetting()
  // The pack decides the mount of its part.
  const isPart = useEditorItem(state => state.part !== null)
  const difference = usePriceDifference()
  const text = useDifferenceText()
  const smaller = useMemo(
    () => (onlyMount ? null : withSmallerLetters(design, plate, words, fontEngine())),
    [onlyMount, design, plate, words],
  )
  const larger = useMemo(
    () => (isPart ? null : onLargerMount(design, plate, words, { catalogue, engine: fontEngine() })),
    [isPart, design, plate, words, catalogue],
  )
  const take = ({ design: next, id }: { design: Design; id: string | null }) => {
    if (!editor.change(next) || id === null) return
    editor.select([id])
    editor.say('added', { name: words.join(' · ') })
  }
  const more = larger && difference(design, larger.design)
  return (
    <>
      {smaller && (
        <Button look="secondary" size="small" onClick={() => take(smaller)}>
          {t('smallerLetters')}
        </Button>
      )}
      {larger && (
        <Button look="secondary" size="small" className="whitespace-normal!" onClick={() => take(larger)}>
          <span>
            {t('largerMount', { name: larger.name })}
            {more && (
              <>
                {', '}
                <PriceAlone price={text(more)} />
              </>
            )}
          </span>
        </Button>
      )}
    </>
  )
}
