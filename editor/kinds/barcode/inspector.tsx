'use client'
import { useTranslations } from 'next-intl'
import { Checkbox } from '@/components/ui/choice'
import type { BarcodeElement } from '@/lib/design/scene/elements/barcode/schema'
import { ReadingCard } from '../../codes/reading-card'
import { useChangeElement } from '../use-change-element'
import { BarcodeForm } from './form'
import { useDraft } from './use-draft'

/** The content of the code, and whether it is printed as text too. The code is drawn again as soon as the input is valid. */
export function BarcodeInspector({ element }: { element: BarcodeElement }) {
  const t = useTranslations('editor.barcode')
  const change = useChangeElement(element)
  const content = useDraft(element, data => change(data, { merge: true }))
  return (
    <div className="flex flex-col gap-3">
      <BarcodeForm id="barcode-chosen" content={content} strict />
      {!content.draft.reading.ok && <p className="text-xs text-ink-2">{t('kept')}</p>}
      {element.symbology !== 'datamatrix' && (
        <Checkbox checked={element.words} onChange={event => change({ words: event.target.checked })}>
          {t('words')}
        </Checkbox>
      )}
      <ReadingCard id={element.id}>
        <p className="font-semibold break-words">{element.data}</p>
      </ReadingCard>
    </div>
  )
}
