'use client'
import { useTranslations } from 'next-intl'
import { Panel } from '../../panels/panel'
import { useLoaded } from '../../state/use-loaded'
import { symbolsLoader } from '../../symbols/symbols-loader'

/** The shop's own drawings, to put on the plate. */
export function ImagesPanel() {
  const t = useTranslations('editor.symbols')
  const part = useLoaded(symbolsLoader)
  return <Panel title={t('title')}>{part && <part.Symbols />}</Panel>
}
