'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { elementKinds } from '@/lib/scene/elements/registry'
import { Panel } from '../../panels/panel'
import { useAdd } from '../use-add'
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
  return (
    <Panel title={t('title')}>
      <form
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
