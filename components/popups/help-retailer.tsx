'use client'
import { useTranslations } from 'next-intl'
import { PopupTexts } from '@/components/popup-texts'
import { helpPaths } from '@/lib/ground/site/help-paths'
import { languageOf } from '@/lib/ground/site/locales'
import { accountPath } from '@/lib/people/client/account-menu'
import type { HelpProps } from './help'
import { HelpTopics } from './help-topics'

/** What retailers ask most. */
export default function HelpRetailer(props: HelpProps) {
  return (
    <PopupTexts locale={props.locale} names={['popups']}>
      <Topics {...props} />
    </PopupTexts>
  )
}

function Topics({ locale, onClose }: HelpProps) {
  const t = useTranslations('popups.helpRetailer')
  const language = languageOf(locale)
  const topics = [
    ['orders', 'box', accountPath('order')],
    ['payment', 'document', helpPaths.payment[language]],
    ['prepareFile', 'upload', helpPaths.prepareFile[language]],
  ] as const
  return (
    <HelpTopics
      locale={locale}
      title={t('title')}
      text={t('text')}
      topics={topics.map(([name, icon, href]) => ({
        icon,
        href,
        title: t(`topics.${name}.title`),
        text: t(`topics.${name}.text`),
      }))}
      contact={{ href: `${helpPaths.contact[language]}?subject=trade`, label: t('contact') }}
      onClose={onClose}
    />
  )
}
