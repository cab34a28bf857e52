'use client'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { barcodeSymbologies } from '@/lib/design/scene/elements/barcode/schema'
import { elementKinds } from '@/lib/design/scene/elements/registry'
import { Panel } from '../../panels/panel'
import { useAdd } from '../use-add'
import { useWantedForm } from '../use-wanted-form'
import { BarcodeForm } from './form'
import { useDraft } from './use-draft'

const ignore = () => {}

/** A form for a new code of bars. */
export function BarcodePanel() {
  const t = useTranslations('editor.barcode')
  const add = useAdd()
  const content = useDraft(null, ignore)
  const [strict, setStrict] = useState(false)
  const [added, setAdded] = useState(0)
  const { symbology, reading } = content.draft
  const form = useRef<HTMLFormElement>(null)
  useWantedForm('barcode', form, of => {
    const sort = barcodeSymbologies.find(candidate => candidate === of) ?? symbology
    if (sort !== symbology) content.setSymbology(sort)
    return sort === symbology
  })
  return (
    <Panel title={t('title')}>
      <form
        ref={form}
        noValidate
        className="flex flex-col gap-3"
        onSubmit={event => {
          event.preventDefault()
          setStrict(!reading.ok)
          if (!reading.ok) return
          add(elementKinds.barcode, { symbology, data: reading.data }, t(`types.${symbology}`))
          content.clear()
          setAdded(added + 1)
        }}
      >
        <BarcodeForm id="barcode-new" content={content} strict={strict} round={added} />
        <Button type="submit" look="secondary" size="small">
          {t('add')}
        </Button>
      </form>
    </Panel>
  )
}
