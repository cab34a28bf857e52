'use client'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { ImportHost } from '../host'
import type { ImportDesk, ImportStep } from '../import-desk'

interface DesignStepProps {
  step: Extract<ImportStep, { name: 'design' }>
  desk: ImportDesk
  host: ImportHost
}

/** A file of ours: its content, its unreadable parts, and its targets. */
export function DesignStep({ step: { file, read }, desk, host }: DesignStepProps) {
  const t = useTranslations('importDesign')
  const { item, leftOut, name, modelName } = read
  const kinds = [...new Set(leftOut.map(({ kind }) => kind || '?'))].join(', ')
  const count = item.elements.length
  const openOwn = item.modelId === host.modelId ? undefined : host.openOwn
  return (
    <>
      <p className="text-sm">{t('design.found', { name: name || file, product: modelName, count })}</p>
      {leftOut.length > 0 && (
        <Alert tone="ask">{t('design.leftOut', { count: leftOut.length, kinds })}</Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => host.give({ kind: 'design', item })}>
          {t('design.here', { product: host.name })}
        </Button>
        {openOwn && modelName !== '' && (
          <Button look="secondary" onClick={() => openOwn(item)}>
            {t('design.own', { product: modelName })}
          </Button>
        )}
        <Button look="ghost" onClick={() => desk.restart()}>
          {t('another')}
        </Button>
      </div>
    </>
  )
}
