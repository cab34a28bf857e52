'use client'
import { useTranslations } from 'next-intl'
import { Checkbox } from '@/components/ui/choice'
import { placeOf } from '@/lib/scene/elements/barcode/place'
import type { BarcodeElement } from '@/lib/scene/elements/barcode/schema'
import { usePlate } from '../../state/editor-context'
import { useChangeElement } from '../use-change-element'
import { BarcodeForm } from './form'
import { useDraft } from './use-draft'

/** What the code says, and whether people can read it too. It is drawn again as soon as what is typed makes a code. */
export function BarcodeInspector({ element }: { element: BarcodeElement }) {
  const t = useTranslations('editor.barcode')
  const { codeModuleMm } = usePlate()
  const change = useChangeElement(element)
  const content = useDraft(element, data => change(data, { merge: true }))
  const place = placeOf(element)
  return (
    <div className="flex flex-col gap-3">
      <BarcodeForm id="barcode-chosen" content={content} strict />
      {!content.draft.reading.ok && <p className="text-xs text-ink-2">{t('kept')}</p>}
      {element.symbology !== 'datamatrix' && (
        <Checkbox checked={element.words} onChange={event => change({ words: event.target.checked })}>
          {t('words')}
        </Checkbox>
      )}
      {place && (
        <p className="text-xs text-ink-2">
          {t('module', { measured: Math.round(place.moduleMm * 100) / 100, needed: codeModuleMm })}
        </p>
      )}
    </div>
  )
}
