'use client'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { qrDataTypes } from '@/lib/design/scene/elements/qrcode/schema'
import { elementKinds } from '@/lib/design/scene/elements/registry'
import { Panel } from '../../panels/panel'
import { useAdd } from '../use-add'
import { useWantedForm } from '../use-wanted-form'
import { QrForm } from './form'
import { useContent } from './use-content'
import { useDialling } from './use-dialling'

const ignore = () => {}

/** A form for what a new code leads to. */
export function QrcodePanel() {
  const t = useTranslations('editor.qrcode')
  const add = useAdd()
  const content = useContent(null, useDialling(), ignore)
  const [strict, setStrict] = useState(false)
  const [added, setAdded] = useState(0)
  const { data, type } = content.draft
  const form = useRef<HTMLFormElement>(null)
  useWantedForm('qrcode', form, of => {
    const sort = qrDataTypes.find(candidate => candidate === of) ?? type
    if (sort !== type) content.setType(sort)
    return sort === type
  })
  return (
    <Panel title={t('title')}>
      <form
        ref={form}
        noValidate
        className="flex flex-col gap-3"
        onSubmit={event => {
          event.preventDefault()
          setStrict(data === null)
          if (data === null) return
          add(elementKinds.qrcode, { qrData: data, qrDataType: type }, t('title'))
          content.clear()
          setAdded(added + 1)
        }}
      >
        <QrForm id="qr-new" content={content} strict={strict} round={added} />
        <Button type="submit" look="secondary" size="small">
          {t('add')}
        </Button>
      </form>
    </Panel>
  )
}
