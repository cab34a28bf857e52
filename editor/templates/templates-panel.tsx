'use client'
import { useTranslations } from 'next-intl'
import { Panel } from '../panels/panel'
import { createLoader, useLoaded } from '../state/use-loaded'

const templatesLoader = createLoader(() => import('./templates'))

/** Templates with their pictures; they come when the menu is opened. */
export function TemplatesPanel() {
  const t = useTranslations('editor.templates')
  const part = useLoaded(templatesLoader)
  return <Panel title={t('title')}>{part && <part.Templates />}</Panel>
}
