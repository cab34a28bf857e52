'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Select, Textarea } from '@/components/ui/field'
import { type QrcodeElement, qrDataTypes } from '@/lib/scene/elements/qrcode/schema'
import { elementKinds } from '@/lib/scene/elements/registry'
import { designCaps } from '@/lib/scene/limits'
import { changeElements } from '@/lib/scene/operations/change'
import { addNew } from '@/lib/scene/operations/new-elements'
import { useEditor, useEditorState, usePlate } from '../state/editor-context'
import { Panel } from './panel'

type QrContent = Pick<QrcodeElement, 'qrData' | 'qrDataType'>

/** Adds a QR code, or changes the content of the selected one. */
export function QrcodePanel() {
  const t = useTranslations('editor.qrcode')
  const editor = useEditor()
  const plate = usePlate()
  const design = useEditorState(state => state.design)
  const selection = useEditorState(state => state.selection)
  const chosen = design.elements.find(
    (element): element is QrcodeElement => element.type === 'qrcode' && selection.includes(element.id),
  )
  const [fresh, setFresh] = useState<QrContent>({ qrData: '', qrDataType: 'url' })
  const content: QrContent = chosen ?? fresh
  const change = (next: Partial<QrContent>) => {
    if (!chosen) {
      setFresh({ ...fresh, ...next })
      return
    }
    // A code without content cannot be drawn: the last one stays until there is another.
    if (next.qrData === '') return
    const change = changeElements(
      editor.design,
      [chosen.id],
      element => ({ ...element, ...next }) as typeof element,
    )
    editor.change(change, { merge: true })
  }
  return (
    <Panel title={t('title')}>
      <Field id="qr-type" label={t('type')}>
        <Select
          id="qr-type"
          value={content.qrDataType}
          onChange={event => {
            const qrDataType = qrDataTypes.find(type => type === event.target.value)
            if (qrDataType) change({ qrDataType })
          }}
        >
          {qrDataTypes.map(type => (
            <option key={type} value={type}>
              {t(`types.${type}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="qr-data" label={t('content')} hint={t(`hints.${content.qrDataType}`)}>
        <Textarea
          id="qr-data"
          rows={3}
          maxLength={designCaps.qrData}
          value={content.qrData}
          aria-describedby="qr-data-hint"
          onChange={event => change({ qrData: event.target.value })}
        />
      </Field>
      {!chosen && (
        <Button
          size="small"
          disabled={fresh.qrData.trim() === ''}
          onClick={() => {
            const added = addNew(editor.design, plate, elementKinds.qrcode, {
              ...fresh,
              qrData: fresh.qrData.trim(),
            })
            editor.change(added.design)
            editor.select([added.id])
            editor.say('added', { name: t('title') })
          }}
        >
          {t('add')}
        </Button>
      )}
    </Panel>
  )
}
