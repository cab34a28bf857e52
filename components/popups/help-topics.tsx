'use client'
import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button'
import { Icon, type IconName } from '@/components/ui/icon'
import { helpPaths } from '@/lib/ground/site/help-paths'
import { languageOf, type SiteLocale } from '@/lib/ground/site/locales'
import { Link } from '@/lib/ground/site/navigation'
import { Popup } from './popup'

interface HelpTopic {
  icon: IconName
  href: string
  title: string
  text: string
}

interface HelpTopicsProps {
  locale: SiteLocale
  title: string
  /** What stands above the topics. */
  text?: string
  topics: readonly HelpTopic[]
  /** The contact for other questions. */
  contact: { href: string; label: string }
  onClose: () => void
}

/** What people ask most, each in a sentence with a link to the full answer, and the contact for other questions. */
export function HelpTopics({ locale, title, text, topics, contact, onClose }: HelpTopicsProps) {
  const t = useTranslations('popups')
  return (
    <Popup
      title={title}
      icon="help"
      place="side"
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <div className="grid gap-1.5">
          <Link href={contact.href} className={buttonClass({ full: true })}>
            {contact.label}
          </Link>
          <Link
            href={helpPaths.help[languageOf(locale)]}
            className={buttonClass({ look: 'ghost', size: 'small', full: true })}
          >
            {t('help.all')}
          </Link>
        </div>
      }
    >
      {text && <p className="mb-2 text-sm text-ink-2">{text}</p>}
      <ul>
        {topics.map(topic => (
          <li key={topic.href} className="border-b border-line">
            <Link href={topic.href} className="group flex gap-3.5 py-3.5">
              <Icon name={topic.icon} className="mt-0.5 text-ink-2" />
              <span className="min-w-0 grow">
                <span className="block font-semibold group-hover:underline">{topic.title}</span>
                <span className="block text-sm text-ink-2">{topic.text}</span>
              </span>
              <Icon name="right" className="self-center text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </Popup>
  )
}
