'use client'
import { useTranslations } from 'next-intl'
import { PopupTexts } from '@/components/late-texts'
import { buttonClass } from '@/components/ui/button'
import { Icon, type IconName } from '@/components/ui/icon'
import { helpPaths } from '@/lib/site/help-paths'
import { languageOf, type SiteLocale } from '@/lib/site/locales'
import { Link } from '@/lib/site/navigation'
import { Popup } from './popup'

export interface HelpProps {
  locale: SiteLocale
  onClose: () => void
}

const topics = [
  ['delivery', 'truck'],
  ['prepareFile', 'upload'],
  ['tranquility', 'shield'],
  ['payment', 'document'],
  ['withdrawal', 'box'],
] as const satisfies readonly (readonly [keyof typeof helpPaths, IconName])[]

/** What people ask most, each in a sentence with the way to all of it, and whom to ask the rest. */
export default function Help(props: HelpProps) {
  return (
    <PopupTexts locale={props.locale} names={['popups']}>
      <Topics {...props} />
    </PopupTexts>
  )
}

function Topics({ locale, onClose }: HelpProps) {
  const t = useTranslations('popups')
  const language = languageOf(locale)
  return (
    <Popup
      title={t('help.title')}
      icon="help"
      place="side"
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <div className="grid gap-1.5">
          <Link href={helpPaths.contact[language]} className={buttonClass({ full: true })}>
            {t('help.contact')}
          </Link>
          <Link
            href={helpPaths.help[language]}
            className={buttonClass({ look: 'ghost', size: 'small', full: true })}
          >
            {t('help.all')}
          </Link>
        </div>
      }
    >
      <ul>
        {topics.map(([name, icon]) => (
          <li key={name} className="border-b border-line">
            <Link href={helpPaths[name][language]} className="group flex gap-3.5 py-3.5">
              <Icon name={icon} className="mt-0.5 text-ink-2" />
              <span className="min-w-0 grow">
                <span className="block font-semibold group-hover:underline">
                  {t(`help.topics.${name}.title`)}
                </span>
                <span className="block text-sm text-ink-2">{t(`help.topics.${name}.text`)}</span>
              </span>
              <Icon name="right" className="self-center text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </Popup>
  )
}
