'use client'
import { useTranslations } from 'next-intl'
import { helpTopics } from '@/components/help/topics'
import { PopupTexts } from '@/components/popup-texts'
import { helpPaths } from '@/lib/ground/site/help-paths'
import { languageOf, type SiteLocale } from '@/lib/ground/site/locales'
import { HelpTopics } from './help-topics'

export interface HelpProps {
  locale: SiteLocale
  onClose: () => void
}

/** What people ask most. */
export default function Help(props: HelpProps) {
  return (
    <PopupTexts locale={props.locale} names={['popups']}>
      <Topics {...props} />
    </PopupTexts>
  )
}

function Topics({ locale, onClose }: HelpProps) {
  const t = useTranslations('popups.help')
  const language = languageOf(locale)
  return (
    <HelpTopics
      locale={locale}
      title={t('title')}
      topics={helpTopics.map(([name, icon]) => ({
        icon,
        href: helpPaths[name][language],
        title: t(`topics.${name}.title`),
        text: t(`topics.${name}.text`),
      }))}
      contact={{ href: helpPaths.contact[language], label: t('contact') }}
      onClose={onClose}
    />
  )
}
