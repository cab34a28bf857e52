'use client'
import { useTranslations } from 'next-intl'
import { pageProduct } from '@/components/layout/page-product'
import { PopupTexts } from '@/components/popup-texts'
import { ModelsManager } from '@/components/tools/models/models-manager'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { Popup } from '../popup'
import '@/components/tools/tools.css'
import '@/components/tools/controls.css'

interface ModelsPopupProps {
  locale: SiteLocale
  onClose: () => void
}

/** The model of the page, from its structured data; null on a page without a model. */
const pageSlug = (): string | null => pageProduct()?.items[0]?.item_id ?? null

/** The models manager beside the page that shows a model, in edition mode (TOOLS-11). */
export default function ModelsPopup(props: ModelsPopupProps) {
  return (
    <PopupTexts locale={props.locale} names={['tools', 'popups']}>
      <Manager {...props} />
    </PopupTexts>
  )
}

function Manager({ onClose }: ModelsPopupProps) {
  const t = useTranslations('tools.names')
  const popups = useTranslations('popups')
  return (
    <Popup title={t('models-manager')} width={1100} closeLabel={popups('close')} onClose={onClose}>
      <ModelsManager startsInEdition asked={pageSlug()} />
    </Popup>
  )
}
